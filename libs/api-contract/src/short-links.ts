import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** The path of short links on a host, outside `basePath`, followed by the link's code. */
export const shortLinkPath = '/l'

/**
 * The parameter that a short link adds to its target address, so that orders keep the link in their landing
 * page.
 */
export const shortLinkParameter = 'tandem_link'

/** The characters of short link codes: lower-case letters and digits, without those that look alike. */
export const shortLinkLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The length of a code. */
export const shortLinkLength = 8

const inAddress = new RegExp(
  `[?&]${shortLinkParameter}=([${shortLinkLetters}]{${shortLinkLength}})(?:[&#]|$)`,
)

/** The code of the short link that led to a shop's page; null when none did. */
export const shortLinkIn = (page: string | undefined): string | null =>
  inAddress.exec(page ?? '')?.[1] ?? null

/** A short link of a post: it leads to a product at the shop, with a tag that names the post. */
export const ShortLink = v.strictObject({
  /** Null when the shop no longer has the product: the link then leads nowhere. */
  product_id: v.nullable(Id),
  product_name: v.nullable(v.string()),
  /** The whole address, for copying. */
  address: v.string(),
  /** A link that is off leads nowhere. */
  is_on: v.boolean(),
  /** How often it was opened in total, without known programs such as link previews. */
  opens: Count,
  created_at: Instant,
})
export type ShortLink = v.InferOutput<typeof ShortLink>

const onePost = v.strictObject({ ...accountsPath, id: Id })

/** Oldest first. */
export const listShortLinks = endpoint({
  name: 'listShortLinks',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/short-links',
  summary: 'The short links of a post, with how often each was opened',
  access: 'analytics.read',
  reads: ['posts'],
  params: onePost,
  data: v.array(ShortLink),
  errors: ['MODEL_NOT_FOUND'],
})

/** Creates the link if there is none: a post has one for each linked product. */
export const setShortLink = endpoint({
  name: 'setShortLink',
  method: 'PUT',
  path: '/{service}/{social}/posts/{id}/short-links',
  summary: 'Make a short link to a product of a post, or turn it on or off',
  access: 'shared.write',
  changes: ['posts', 'audit'],
  params: onePost,
  body: v.strictObject({ product_id: Id, is_on: v.boolean() }),
  data: v.array(ShortLink),
  errors: ['MODEL_NOT_FOUND'],
})
