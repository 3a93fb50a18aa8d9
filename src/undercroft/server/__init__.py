"""The web table: HTTP and WebSocket in front of tables, seats and links, storage behind them.

`app.py` puts it together, `serve` runs it. No rule lives here, and none in the page.
"""
