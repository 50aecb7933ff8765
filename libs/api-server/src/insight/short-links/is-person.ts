/** A longer user agent is cut, because everything we look for is at its beginning. */
const longest = 500

/**
 * Programs that identify themselves: search engines, link previews, monitoring, and libraries that fetch
 * pages. CUBOT is a maker of phones.
 */
const programs = [
  String.raw`(?<!cu)bot\b`,
  'crawl',
  'spider',
  'slurp',
  'preview',
  'facebookexternalhit',
  'facebookcatalog',
  'meta-external',
  'whatsapp/',
  'embedly',
  'headless',
  'lighthouse',
  'pingdom',
  'uptime',
  'monitor',
  '^curl',
  '^wget',
  '^python',
  '^java/',
  '^go-http-client',
  '^okhttp',
  '^axios',
  '^node',
  '^undici',
  'libwww',
  'httpclient',
]
const program = new RegExp(programs.join('|'), 'i')

/**
 * Whether a request for a page was most likely made by a person: not by a program that identifies itself, and
 * not as a prefetch.
 */
export function isPerson(headers: Headers): boolean {
  const agent = headers.get('User-Agent')?.slice(0, longest) ?? ''
  const purpose = headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? ''
  return agent !== '' && !program.test(agent) && !/prefetch|prerender|preview/i.test(purpose)
}
