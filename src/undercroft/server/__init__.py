"""The web table: HTTP and WebSocket in front of tables, seats and links, storage behind them. No rule lives here.

From the outside in: `app` (HTTP, `serve`), `websocket` (bytes), `connection` (one device's messages), `service` (all
tables), `live_table` (one table), `subscription` (what a device was sent), `workers` (bots and replays), `storage`.
"""
