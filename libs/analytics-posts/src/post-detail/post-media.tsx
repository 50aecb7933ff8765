import type { Post } from '@tandem/api-contract'
import { MediaThumb, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useState } from 'react'
import { PostKindChip, postKindIcons } from '../post-kind/post-kind-chip.tsx'
import { useText } from './messages.ts'
import { webAddress } from './web-address.ts'

type Shown = Pick<Post, 'kind' | 'media_url' | 'thumbnail_url'>

const ratio = 4 / 5

/** The picture of a post, or its video, which plays in place; says why when it is missing. */
export function PostMedia({ post }: { post: Shown }) {
  const text = useText()
  const { kind } = post
  const isFilm = kind === 'video' || kind === 'reel'
  const media = webAddress(post.media_url)
  const still = webAddress(post.thumbnail_url)
  const picture = isFilm ? still : (media ?? still)
  const [endedFilm, setEndedFilm] = useState<string | null>(null)
  const isPlayable = isFilm && media !== null && media !== endedFilm
  const Icon = postKindIcons[kind]

  const note = isFilm
    ? media === null
      ? text('media.noFilm')
      : isPlayable
        ? null
        : text('media.ended')
    : kind === 'carousel'
      ? text('media.first')
      : null
  return (
    <div>
      <div className={frame}>
        {isPlayable && <PrintedStill src={still} />}
        {isPlayable ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the network gives no captions with a film
          <video
            key={media}
            className={film}
            style={{ aspectRatio: ratio }}
            src={media}
            poster={still ?? undefined}
            preload="none"
            controls
            playsInline
            aria-label={text('media.film')}
            onError={() => setEndedFilm(media)}
          />
        ) : (
          <MediaThumb src={picture} alt={text('media.picture')} icon={<Icon aria-hidden />} ratio={ratio} />
        )}
        <span className={chipPlace}>
          <PostKindChip kind={kind} />
        </span>
      </div>
      {(note ?? (picture === null && !isPlayable)) && (
        <Text size="xs" tone="muted" className={notePlace}>
          {note ?? text('media.noMedia')}
        </Text>
      )}
    </div>
  )
}

/** On paper: a browser prints the controls of a film, and nothing else of it. */
function PrintedStill({ src }: { src: string | null }) {
  const text = useText()
  if (src === null) return null
  return <img src={src} alt={text('media.picture')} className={printedStill} style={{ aspectRatio: ratio }} />
}

const frame = css({ position: 'relative', overflow: 'hidden', background: 'bg.sunken' })
const film = css({
  display: 'block',
  width: 'full',
  objectFit: 'contain',
  background: 'bg.sunken',
  _print: { display: 'none' },
})
const printedStill = css({
  display: 'none',
  width: 'full',
  objectFit: 'contain',
  _print: { display: 'block' },
})
const chipPlace = css({
  position: 'absolute',
  top: '2',
  insetInlineStart: '2',
  pointerEvents: 'none',
})
const notePlace = css({ paddingInline: '4', paddingTop: '2' })
