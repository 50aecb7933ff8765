import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, Id, Instant } from './fields.ts'

/** Where short links are opened on a host, outside `basePath`; the code of a link follows it. */
export const shortLinkPath = '/l'

/** The parameter by which the address that a short link leads to names the link: orders keep it in their first page. */
export const shortLinkParameter = 'tandem_link'

/** What codes of short links are made of: small letters and digits without those that look alike. */
export const shortLinkLetters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** How many letters a code has. */
export const shortLinkLength = 8

const inAddress = new RegExp(
  `[?&]${shortLinkParameter}=([${shortLinkLetters}]{${shortLinkLength}})(?:[&#]|$)`,
)

/** The code of the short link by which a page of a shop was entered; null where it was entered by none. */
export const shortLinkIn = (page: string | undefined): string | null =>
  inAddress.exec(page ?? '')?.[1] ?? null

/** A short link of a post: it leads to a product at the shop, with the post's name as a tag. */
export const ShortLink = v.strictObject({
  /** Null where the shop no longer has the product: the link then leads nowhere. */
  product_id: v.nullable(Id),
  product_name: v.nullable(v.string()),
  /** The whole address, to be copied. */
  address: v.string(),
  /** Turned off, it leads nowhere. */
  is_on: v.boolean(),
  /** How often it was opened in all; programs that say what they are, such as previews, are left out. */
  opens: Count,
  created_at: Instant,
})
export type ShortLink = v.InferOutput<typeof ShortLink>

const onePost = v.strictObject({ ...accountsPath, id: Id })

/** The oldest first. */
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

/** Makes the link where there is none yet: a post has one for each product that it leads to. */
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
