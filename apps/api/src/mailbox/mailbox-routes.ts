import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Mailbox } from './mailbox.ts'
import { mailboxPage, mailboxPath, mailList } from './mailbox-page.ts'

const common = {
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
  xXssProtection: false,
} as const

const pageHeaders = secureHeaders({
  ...common,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
})

/** A mail has its own styles, and nothing in it runs or loads. Its links open in another tab. */
const contentHeaders = secureHeaders({
  ...common,
  originAgentCluster: false,
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
  },
  xFrameOptions: 'SAMEORIGIN',
})

const files = { 'mailbox.css': 'text/css', 'mailbox.js': 'text/javascript' }

/**
 * The mailbox page of a demo, in which its mails can be read and their links followed. It is never mounted in
 * production. It sets its own headers, so it is mounted before the middleware that sets those of every other
 * page.
 */
export function mailboxRoutes(mailbox: Mailbox): Hono {
  const app = new Hono()
  app.use(`${mailboxPath}/*`, async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  for (const [name, type] of Object.entries(files)) {
    app.get(`${mailboxPath}/${name}`, pageHeaders, async (context) => {
      return context.body(await readFile(join(import.meta.dirname, name), 'utf8'), 200, {
        'Content-Type': type,
      })
    })
  }
  app.get(mailboxPath, pageHeaders, (context) => context.html(mailboxPage(mailbox.list(), 'none')))
  app.get(`${mailboxPath}/list`, pageHeaders, (context) => {
    const open = Number(context.req.query('open'))
    return context.html(mailList(mailbox.list(), Number.isInteger(open) ? open : null))
  })
  app.get(`${mailboxPath}/:id/content`, contentHeaders, (context) => {
    const mail = mailbox.find(Number(context.req.param('id')))
    return mail ? context.html(mail.html) : context.notFound()
  })
  app.get(`${mailboxPath}/:id`, pageHeaders, (context) => {
    const mail = mailbox.find(Number(context.req.param('id')))
    return context.html(mailboxPage(mailbox.list(), mail ?? 'gone'), mail ? 200 : 404)
  })
  return app
}
