import { Hono } from 'hono'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ApiEnvironment } from '../../platform/request/api-environment.ts'
import { answerProblem } from '../../platform/request/answer-problem.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { languageOf } from '../../platform/language/language-of.ts'
import { sayIn } from '../../platform/language/say-in.ts'
import { networkOf } from '../../platform/request/network-of.ts'
import { problem } from '../../platform/request/problem.ts'
import { openCounter } from './count-opens.ts'
import { isPerson } from './is-person.ts'
import { isCode } from './new-code.ts'
import { findLinkByCode } from './queries.ts'
import { shopAddress } from './shop-address.ts'

/** Per network: many visitors of a post may share their mobile provider's address. */
const opensAllowed = { calls: 600, seconds: 60 }

/** The text of a page for a link that leads nowhere. */
const pages = {
  404: ['Link not found', 'There is no such link. Check that the address is complete.'],
  405: ['Not possible', 'A link can only be opened.'],
  410: [
    'Link not available',
    'This link no longer leads anywhere: it was turned off, or the product is gone.',
  ],
  429: ['Too many visits', 'Too many links were opened from your network. Try again in a minute.'],
  500: ['Something went wrong', 'The link could not be opened. Try again later.'],
  503: ['Not available at the moment', 'The link could not be opened. Try again in a few seconds.'],
} as const

/**
 * Where short links are opened, outside the contract and without a session, by browsers of a shop's
 * customers. Nothing about them is stored; opens are counted by day.
 */
export function shortLinkRoutes(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const { database, limiter, settings } = dependencies
  const limit = limiter('short links', opensAllowed)
  const countOpen = openCounter(dependencies)
  const app = new Hono<ApiEnvironment>()

  app.use('*', async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex')
    // The shop learns that a visitor came from Instagram, as by any other link, and nothing more.
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    await next()
  })
  app.onError((error, context) => {
    const { status } = answerProblem(dependencies, error, context)
    return answerPage(
      context,
      status === 404 || status === 405 || status === 429 || status === 503 ? status : 500,
    )
  })

  app.get('/:code', async (context) => {
    const code = context.req.param('code')
    if (!isCode(code)) throw problem('MODEL_NOT_FOUND')
    if (settings.limitsByAddress) {
      const seconds = await limit.take(networkOf(context.get('address')))
      if (seconds !== null) throw problem('TOO_MANY_REQUESTS', { seconds_left: seconds })
    }
    const link = await findLinkByCode(database, code)
    if (!link) throw problem('MODEL_NOT_FOUND')
    const address = link.is_on ? shopAddress(link, link) : null
    if (address === null) return answerPage(context, 410)
    const { method, headers } = context.req.raw
    if (method === 'GET' && isPerson(headers)) countOpen(link)
    return context.redirect(address, 302)
  })
  app.all('/:code', () => {
    throw problem('METHOD_NOT_ALLOWED', { headers: { Allow: 'GET, HEAD' } })
  })
  app.all('*', () => {
    throw problem('MODEL_NOT_FOUND')
  })
  return app
}

function answerPage(context: Context<ApiEnvironment>, status: keyof typeof pages) {
  const language = languageOf(context)
  const [title, text] = pages[status].map(sayIn(language))
  context.header('Vary', 'Accept-Language', { append: true })
  return context.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
        </head>
        <body>
          <h1>${title}</h1>
          <p>${text}</p>
        </body>
      </html> `,
    status,
  )
}
