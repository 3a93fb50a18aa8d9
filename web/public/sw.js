// Shows that it is somebody's turn while no page is open, and leads to the table; it keeps nothing and fetches nothing.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const turn = event.data?.json() ?? {};
  const shown = { body: turn.body, tag: turn.table, icon: "/icon.svg", data: { table: turn.table } };
  event.waitUntil(self.registration.showNotification(turn.title ?? "Undercroft", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = `/#/table/${encodeURIComponent(event.notification.data?.table ?? "")}`;
  event.waitUntil(self.clients.openWindow(path));
});
