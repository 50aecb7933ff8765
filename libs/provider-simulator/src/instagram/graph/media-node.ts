import type { InstagramAccount, PostKind } from '../data/account.ts'
import { createNoise } from '../data/noise.ts'
import { day } from '../data/pacific-day.ts'
import type { Post } from '../data/posts.ts'
import { mediaInsights, mediaProductOf } from '../insights/media-insights.ts'
import { graphTime } from '../insights/metric-words.ts'
import type { Call } from './call.ts'
import { select } from './fields.ts'
import type { FieldRequest, Node } from './fields.ts'
import { pageOf, readPage } from './page-of.ts'
import { badParameter, graphErrorOf } from './graph-error.ts'

/** The API's name for a post. */
export const mediaType = 'ShadowIGMedia'

const typeOf: Record<PostKind, string> = {
  image: 'IMAGE',
  carousel: 'CAROUSEL_ALBUM',
  reel: 'VIDEO',
  video: 'VIDEO',
}

const signatureOf = createNoise('pictures')

/** Whether a picture's address was made here and hasn't expired. */
export const isSigned = (file: string, expires: string, signature: string): boolean =>
  signature === signatureOf(file, expires).toString(36).slice(2)

/**
 * The address of a picture: like a real one it contains its expiry and a signature, and changes every day.
 */
export const pictureAddress = ({ home, now }: Call, file: string): string => {
  const expires = ((Math.floor(now / day) + 4) * 86_400).toString(16)
  return `${home}/pictures/${file}?oe=${expires}&oh=${signatureOf(file, expires).toString(36).slice(2)}`
}

const childNode = (call: Call, post: Post, id: string): Node => ({
  id,
  media_type: 'IMAGE',
  media_url: pictureAddress(call, `${id}.png`),
  permalink: permalinkOf(post),
  shortcode: post.shortcode,
  timestamp: graphTime(post.at),
  username: call.world.nameOf(post.account),
  owner: { id: post.account.id },
})

const permalinkOf = ({ kind, shortcode }: Post) =>
  `https://www.instagram.com/${kind === 'reel' ? 'reel' : 'p'}/${shortcode}/`

/** The public fields of a post. */
export const publicMediaNode = (call: Call, post: Post): Node => {
  const isVideo = typeOf[post.kind] === 'VIDEO'
  const figures = call.world.postFigures.at(post, call.now)
  return {
    id: post.id,
    caption: post.caption,
    media_type: typeOf[post.kind],
    media_product_type: mediaProductOf(post),
    media_url: post.hasLicensedAudio
      ? undefined
      : pictureAddress(call, `${post.id}.${isVideo ? 'mp4' : 'png'}`),
    thumbnail_url: isVideo ? pictureAddress(call, `${post.id}.png`) : undefined,
    permalink: permalinkOf(post),
    timestamp: graphTime(post.at),
    username: call.world.nameOf(post.account),
    owner: { id: post.account.id },
    like_count: post.hidesLikes ? undefined : figures.likes,
    comments_count: figures.comments,
    children:
      post.kind === 'carousel'
        ? ({ fields }: FieldRequest) => ({
            data: post.children.map((id) => select(mediaType, childNode(call, post, id), fields)),
          })
        : undefined,
  }
}

/** A post as its owner sees it. */
export const ownMediaNode = (call: Call, post: Post): Node => {
  const figures = call.world.postFigures.at(post, call.now)
  const node = publicMediaNode(call, post)
  return {
    ...node,
    ig_id: post.id.slice(3),
    shortcode: post.shortcode,
    legacy_instagram_media_id: post.id.slice(3),
    is_comment_enabled: post.commentsEnabled,
    is_shared_to_feed: post.kind === 'reel' ? true : undefined,
    alt_text: undefined,
    view_count: figures.views,
    shares_count: figures.shares,
    saved_count: figures.saved,
    reposts_count: figures.reposts,
    total_like_count: node['like_count'],
    total_comments_count: figures.comments,
    total_views_count: figures.views,
    insights: ({ parameters }: FieldRequest) => mediaInsights(call, post, new URLSearchParams(parameters)),
  }
}

/** A post, or one picture of a carousel, by its id. */
export const ownNodeOf = (call: Call, post: Post, id: string): Node =>
  id === post.id ? ownMediaNode(call, post) : childNode(call, post, id)

const timeOf = (parameters: URLSearchParams, name: string): number | undefined => {
  const text = parameters.get(name)
  if (text === null) return undefined
  const time = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text)
  if (!Number.isFinite(time)) throw badParameter(`param ${name} must be a valid time`)
  return time
}

/** A page of an account's posts, newest first, each with the requested fields. */
export const mediaPage = (
  call: Call,
  account: InstagramAccount,
  { parameters, fields }: { parameters: URLSearchParams; fields: FieldRequest[] },
  nodeOf: (call: Call, post: Post) => Node,
) => {
  const request = readPage(parameters)
  if (request.limit > call.settings.largestMediaPage)
    throw graphErrorOf(1, {
      message: "Please reduce the amount of data you're asking for, then retry your request",
    })
  const since = timeOf(parameters, 'since') ?? -Infinity
  const until = timeOf(parameters, 'until') ?? Infinity
  const posts = call.world.postsOf(account, call.now).filter(({ at }) => at >= since && at <= until)
  const { rows, ...place } = pageOf(posts, request)
  return { data: rows.map((post) => select(mediaType, nodeOf(call, post), fields)), place }
}
