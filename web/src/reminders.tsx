// "Tell me when it is my turn": by Web Push to this browser, by e-mail; both are asked for, and kept with the seat.

import { useState } from "preact/hooks";
import { newId } from "./ids";
import type { Live } from "./live";
import { t } from "./words";

const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
};

/** Where this browser can be pushed to; null where its person does not want that. */
const subscribe = async (key: string): Promise<PushSubscriptionJSON | null> => {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  const made =
    known ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }));
  return made.toJSON();
};

export function Reminders({ live }: { live: Live }) {
  const seated = live.seated;
  const [isPushed, setPushed] = useState(seated?.notified?.includes("push") === true);
  const [isMailed, setMailed] = useState(seated?.notified?.includes("mail") === true);
  const [address, setAddress] = useState("");
  const [why, setWhy] = useState("");
  const reach = seated?.reach ?? [];
  if (seated === null || seated.seat === null || reach.length === 0) return null;
  const push = async (isOn: boolean): Promise<void> => {
    setWhy("");
    try {
      const found = isOn ? await subscribe(seated.push_key ?? "") : null;
      if (isOn && found === null) {
        setWhy(t("pushDenied"));
        return;
      }
      const { p256dh = "", auth = "" } = found?.keys ?? {};
      live.send({ do: "notify", id: newId(), kind: "push", address: found?.endpoint ?? "", p256dh, auth, on: isOn });
      setPushed(isOn);
    } catch {
      setWhy(t("pushFailed"));
    }
  };
  const mail = (isOn: boolean): void => {
    live.send({ do: "notify", id: newId(), kind: "mail", address: isOn ? address.trim() : "", on: isOn });
    setMailed(isOn);
    setAddress("");
  };
  return (
    <fieldset class="reminders">
      <legend>{t("tellMe")}</legend>
      {reach.includes("push") && canPush() ? (
        <label class="check">
          <input
            type="checkbox"
            data-push
            checked={isPushed}
            onChange={(event) => void push(event.currentTarget.checked)}
          />{" "}
          {t("tellByPush")}
        </label>
      ) : null}
      {reach.includes("mail") ? (
        isMailed ? (
          <p>
            {t("mailOn")}{" "}
            <button type="button" class="plain" data-mail-off onClick={() => mail(false)}>
              {t("mailOff")}
            </button>
          </p>
        ) : (
          <form
            class="field-row"
            onSubmit={(event) => {
              event.preventDefault();
              mail(true);
            }}
          >
            <label class="field-row">
              <span>{t("tellByMail")}</span>
              <input
                type="email"
                required
                maxLength={254}
                data-mail
                value={address}
                onInput={(event) => setAddress(event.currentTarget.value)}
              />
            </label>
            <button type="submit">OK</button>
          </form>
        )
      ) : null}
      <small class="faint">{t("tellHint")}</small>
      {why === "" ? null : (
        <p class="fault" role="alert">
          {why}
        </p>
      )}
    </fieldset>
  );
}
