import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Part = HtmlEscapedString | Promise<HtmlEscapedString>

/** A page of the simulated providers. `assets` is the address of its style and script. */
export const page = ({
  assets,
  title,
  body,
  script,
}: {
  assets: string
  title: string
  body: Part
  script?: string
}) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${assets}/style.css" />
        ${script ? html`<script src="${assets}/${script}" defer></script>` : ''}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`

/** Separate from the pages, because the product's content security policy allows nothing inline. */
export const style = raw(`
:root {
  color-scheme: light dark; font: 400 14px/20px 'Onest Variable', Onest, system-ui, sans-serif;
  --canvas: light-dark(#f6f6f4, #101313); --surface: light-dark(#ffffff, #161919); --fg: light-dark(#1b1f1f, #efefec);
  --muted: light-dark(#5c605d, #a2a49f); --border: light-dark(#dcdcd7, #2e3231); --control: light-dark(#868985, #6b6e6a);
  --accent: light-dark(#00737c, #3fb3ba); --accent-hover: light-dark(#005d65, #4fc4cb); --on-accent: light-dark(#ffffff, #0c2629);
  --focus: light-dark(#00737c, #84cbce); --danger: light-dark(#9f2520, #f5a9a2); --hover: light-dark(#efefec, #242828);
  --warning: light-dark(#8a4d00, #f5c97f); --warning-bg: light-dark(#fdf5e8, #2a1d0c); --warning-border: light-dark(#fae7c6, #3a260d);
}
* { box-sizing: border-box }
body { margin: 0; background: var(--canvas); color: var(--fg) }
main { max-width: 420px; margin: clamp(16px, 10vh, 96px) auto 16px; padding: 32px; background: var(--surface); border: 1px solid var(--border); border-radius: 12px }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -.01em }
.demo { margin: 0 0 24px; padding: 12px; border: 1px solid var(--warning-border); border-radius: 8px; background: var(--warning-bg); color: var(--warning); font-size: 13px }
fieldset { margin: 0 0 24px; padding: 0; border: 0; min-width: 0 }
legend { padding: 0; margin-bottom: 8px; font-weight: 600 }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; padding: 4px 12px; margin: 0 -12px; border-radius: 8px; cursor: pointer }
.choice:hover { background: var(--hover) }
.choice input { flex: none; width: 16px; height: 16px; margin: 0; accent-color: var(--accent) }
.choice span { min-width: 0; overflow-wrap: anywhere } b { font-weight: 500 }
a { color: var(--accent) }
small { display: block; font-size: 13px; color: var(--muted) }
.new { display: none; padding: 8px 0 0 28px }
fieldset:has(#new:checked) .new { display: block }
label[for] { display: block; margin-bottom: 6px; font-size: 13px; font-weight: 500 }
.new > input { width: 100%; height: 40px; margin-bottom: 16px; padding: 0 12px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface); color: inherit; font: inherit }
.new > input[aria-invalid] { border-color: var(--danger); margin-bottom: 4px }
.error { margin: 0 0 16px; font-size: 13px; color: var(--danger) }
.buttons { display: flex; flex-wrap: wrap; gap: 12px }
button { flex: 1 1 120px; min-height: 40px; padding: 0 16px; border: 1px solid var(--control); border-radius: 8px; background: var(--surface); color: inherit; font: inherit; font-weight: 500; cursor: pointer }
button:hover { background: var(--hover) }
button.main { border-color: transparent; background: var(--accent); color: var(--on-accent) }
button.main:hover { background: var(--accent-hover) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
@media (max-width: 480px) { main { margin: 0; min-height: 100vh; padding: 24px 20px; border: 0; border-radius: 0 } }
`)

/** Submits the form on Apple's page. */
export const submitScript = raw("document.querySelector('form').submit()\n")
