import { html } from 'hono/html'
import { formatDateTime } from '@tandem/format'
import type { ReceivedMail } from './mailbox.ts'
import { messages } from './messages.ts'

/** The mail that is open on the page, or `none`, or `gone` for one that no longer exists. */
export type OpenMail = ReceivedMail | 'none' | 'gone'

/** The path of the mailbox. */
export const mailboxPath = '/mailbox'

/** The demo runs on the machine of the person who looks at it, so both have the same zone. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

const time = (at: Date) => {
  const iso = at.toISOString()
  return html`<time datetime="${iso}">${formatDateTime(iso, zone)}</time>`
}

/** Only the list, which the page's script requests repeatedly. */
export function mailList(mails: ReceivedMail[], openId: number | null) {
  if (mails.length === 0) return notice(drawing, messages.emptyTitle, messages.emptyText)
  return html`<ol class="mails">
    ${mails.map(
      ({ id, subject, to, at }) =>
        html`<li>
          <a href="${mailboxPath}/${id}" ${id === openId ? html`aria-current="page"` : ''}>
            <bdi class="subject">${subject}</bdi>
            <span class="to">${to}</span>
            ${time(at)}
          </a>
        </li>`,
    )}
  </ol>`
}

/** The whole page. */
export function mailboxPage(mails: ReceivedMail[], open: OpenMail) {
  const openId = typeof open === 'string' ? null : open.id
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${typeof open === 'string' ? messages.title : open.subject} · ${messages.product}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${mailboxPath}/mailbox.css" />
        <script type="module" src="${mailboxPath}/mailbox.js"></script>
      </head>
      <body>
        <header>
          <img src="/favicon.svg" alt="" width="24" height="24" />
          <h1><a href="${mailboxPath}">${messages.title}</a></h1>
          <span class="badge">${messages.demo}</span>
          <a class="button" href="/">${messages.openProduct}</a>
          <p class="about">${messages.about}</p>
        </header>
        <main ${open === 'none' ? '' : html`class="has-open"`}>
          <nav
            aria-label="${messages.mails}"
            data-mails="${mailboxPath}/list${openId === null ? '' : `?open=${openId}`}"
            data-arrived="${messages.arrived}"
          >
            ${mailList(mails, openId)}
          </nav>
          ${mails.length === 0 && open === 'none' ? '' : openPart(open)}
        </main>
        <p class="hidden" role="status"></p>
      </body>
    </html>`
}

const backLink = html`<a class="back" href="${mailboxPath}">${messages.back}</a>`

function openPart(open: OpenMail) {
  if (open === 'none') {
    return html`<section class="open">${notice('', messages.chooseTitle, messages.chooseText)}</section>`
  }
  if (open === 'gone') {
    return html`<section class="open">
      ${backLink} ${notice('', messages.goneTitle, messages.goneText)}
    </section>`
  }
  const { id, subject, from, to, at, text } = open
  return html`<article class="open" aria-labelledby="subject">
    ${backLink}
    <h2 id="subject"><bdi>${subject}</bdi></h2>
    <dl>
      <div>
        <dt>${messages.from}</dt>
        <dd>${from}</dd>
      </div>
      <div>
        <dt>${messages.to}</dt>
        <dd>${to}</dd>
      </div>
      <div>
        <dt>${messages.at}</dt>
        <dd>${time(at)}</dd>
      </div>
    </dl>
    <iframe
      src="${mailboxPath}/${id}/content"
      title="${messages.mail(subject)}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <details>
      <summary>${messages.textPart}</summary>
      <pre>${text}</pre>
    </details>
  </article>`
}

const notice = (picture: ReturnType<typeof html> | '', title: string, text: string) =>
  html`<div class="notice">
    ${picture}
    <h2>${title}</h2>
    <p>${text}</p>
  </div>`

/** An envelope whose flap consists of the two tracks of the logo. */
const drawing = html`<svg viewBox="0 0 120 76" width="120" height="76" aria-hidden="true">
  <rect class="paper" x="2" y="2" width="116" height="72" rx="8" />
  <path class="first" d="M6 8l44 34q5 4 10 4" />
  <path class="second" d="M114 8l-44 34q-5 4-10 4" />
</svg>`
