import { problem } from '../../platform/request/problem.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { AccountsPath } from '../accounts/queries.ts'

const instagramHosts = [
  'instagram.com',
  'www.instagram.com',
  'm.instagram.com',
  'instagr.am',
  'www.instagr.am',
]

/** The rule of `social_posts.shortcode`, which the database applies to the addresses that Instagram gives. */
const ofPost = /\/(?:p|reel|reels|tv)\/([A-Za-z0-9_-]{1,100})/

/** The id of a post in a link to Instagram; null for any other text. */
export function shortcodeOf(link: string): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, hostname, pathname } = new URL(link)
  const isInstagram = ['https:', 'http:'].includes(protocol) && instagramHosts.includes(hostname)
  return (isInstagram && ofPost.exec(pathname)?.[1]) || null
}

/** The post that a link leads to. @throws MODEL_NOT_FOUND */
export async function postOfLink(db: TeamDatabase, { service, social }: AccountsPath, link: string) {
  const shortcode = shortcodeOf(link)
  const post =
    shortcode === null
      ? undefined
      : await db
          .selectFrom('social_posts')
          .select('id')
          .where('shortcode', '=', shortcode)
          .where('service', '=', service)
          .where('social', '=', social)
          .orderBy('id')
          .executeTakeFirst()
  if (!post) throw problem('MODEL_NOT_FOUND')
  return post
}
