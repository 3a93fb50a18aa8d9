// A button that shows a text as a QR code; what draws it is fetched when somebody wants one.

import { useEffect, useState } from "preact/hooks";
import { t } from "./words";

interface Drawn {
  text: string;
  path: string;
  size: number;
}

export function QrCode({ label, text }: { label: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    if (!isOpen || drawn?.text === text) return;
    import("./qr").then(({ qrPath }) => setDrawn({ text, ...qrPath(text) })).catch(() => setOpen(false));
  }, [isOpen, drawn, text]);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t("hideCode") : t("showCode")}
      </button>
      {isOpen && drawn?.text === text ? (
        <svg
          class="qr-code"
          role="img"
          aria-label={t("codeOf", { what: label })}
          viewBox={`0 0 ${drawn.size} ${drawn.size}`}
          shape-rendering="crispEdges"
        >
          <rect width={drawn.size} height={drawn.size} fill="#fff" />
          <path d={drawn.path} fill="#000" />
        </svg>
      ) : null}
    </>
  );
}
