import type { PostedForm } from '@tandem/page-parts'

type RenderModule = typeof import('./render-page.tsx')

const answers: Record<string, unknown> = {
  timezones: ['Europe/Istanbul'],
  'invitation-check': {
    user_id: 1,
    hash: 'sample',
    name: 'Person',
    email: 'person@example.test',
    team_name: 'Team',
  },
  'verify-email/check': {
    name: 'Person',
    email: 'person@example.test',
    team_name: 'Team',
    // People who registered through a provider always have script.
    provider: null,
    needs_password: true,
  },
  'forgot-password/verify': { token: 'sample' },
  services: { google: '/google', facebook: '/facebook', apple: '/apple' },
}

const refusal = { status: 422, code: 'VALIDATION_FAILED', message: 'Refused', request_id: null } as const

/** An address, and perhaps a posted form, for each variant that a page may have before its script has loaded. */
const samples: readonly [address: string, posted: Omit<PostedForm, 'path'> | null][] = [
  ['/auth/login', null],
  ['/auth/login', { values: { email: 'a' }, refusal: { ...refusal, errors: { email: ['No'] } }, data: null }],
  ['/auth/login', { values: {}, refusal: { ...refusal, status: 400 }, data: null }],
  ['/auth/login?social=cancelled&service=google', null],
  ['/auth/login/continue', null],
  ['/auth/register', null],
  ['/auth/register', { values: {}, refusal: { ...refusal, status: 403 }, data: null }],
  ['/auth/forgot-password', { values: {}, refusal: null, data: null }],
  ['/auth/check-email', null],
  ['/auth/invitation?user_id=1&hash=sample', null],
  ['/auth/verify?user_id=1&hash=sample', null],
  ['/auth/forgot-password/verify?user_id=1&hash=sample', null],
  ['/auth/forgot-password/verify', { values: {}, refusal: null, data: null }],
  ['/privacy', null],
  ['/terms', null],
]

/** The HTML of all server-rendered pages, in each of their variants. */
export async function renderSamples({ prepare, renderPage }: RenderModule): Promise<string> {
  await prepare({
    language: 'en',
    origin: 'http://localhost',
    fetch: async ({ url }) =>
      Response.json({ data: Object.entries(answers).find(([name]) => url.includes(name))?.[1] ?? null }),
    facts: {
      demo: { email: 'demo@example.test', password: 'sample' },
      passwordMinimum: 8,
      texts: { terms: 'Text\n\n# Heading\n\nText', privacy: 'Text' },
    },
  })
  const pages = samples.map(async ([address, posted]) => {
    const [path = ''] = address.split('?')
    const page = await renderPage(address, posted && { path, ...posted })
    if (page === null) throw new Error(`The page at ${address} could not be rendered`)
    if (/ style="/.test(page.html))
      throw new Error(`${address} has a style of its own, which no policy allows`)
    return page.html
  })
  return (await Promise.all(pages)).join('')
}
