import type { Post } from '@tandem/api-contract'
import { Avatar, Badge, Checkbox, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate, initials } from '@tandem/format'
import { FavoriteButton, NotesButton } from '@tandem/items'
import { Moment } from '@tandem/page-parts'
import { memo } from 'react'
import type { ChangeEvent } from 'react'
import { Link } from 'react-router'
import { PostKindChip } from '../post-kind/post-kind-chip.tsx'
import { CardProduct } from './card-product.tsx'
import { CardRevenue } from './card-revenue.tsx'
import { usePostsText } from './messages.ts'
import { PostCaption } from './post-caption.tsx'
import { PostPicture } from './post-picture.tsx'
import { postRef } from './post-ref.ts'
import { PostStats } from './post-stats.tsx'
import type { CardOptions } from './card-options.ts'

interface PostCardProps {
  post: Post
  options: CardOptions
  isChosen: boolean
  onChoose: (id: number, event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * A post: picture, caption, products, figures and sales. The whole card links to its page; its controls
 * remain separate targets.
 */
export const PostCard = memo(function PostCard({ post, options, isChosen, onChoose }: PostCardProps) {
  const { timeZone, hrefOf, isExpanded, showProducts, isOwn } = options
  const { id, account, posted_at } = post
  const text = usePostsText()
  const ref = postRef(post, timeZone)
  return (
    <div className={card} data-chosen={isChosen || undefined}>
      <div className={picture}>
        <PostPicture post={post} />
        <Link to={hrefOf(id)} className={whole} data-whole="">
          <VisuallyHidden>{ref.name}</VisuallyHidden>
        </Link>
        <span className={css({ position: 'absolute', insetBlockStart: '2', insetInlineStart: '2' })}>
          <PostKindChip kind={post.kind} />
        </span>
        <span className={chips} data-theme="dark">
          <NotesButton row={ref} count={post.notes_count} />
          <FavoriteButton row={ref} />
        </span>
        <span className={choice} data-theme="dark" data-choice="">
          <Checkbox
            aria-label={text('post.select', { name: ref.name })}
            checked={isChosen}
            onChange={(event) => onChoose(id, event)}
          />
        </span>
      </div>
      <div className={body}>
        <div className={byline}>
          <Avatar
            size="sm"
            shape="circle"
            src={account.picture_url ?? undefined}
            fallback={initials(account.name ?? account.username.replace(/[._]+/g, ' '))}
          />
          <span className={username}>{account.username}</span>
          {post.gone_at !== null && (
            <span title={text('post.goneOn', { date: formatDate(post.gone_at, timeZone) })}>
              <Badge tone="neutral">{text('post.gone')}</Badge>
            </span>
          )}
          <Moment className={date} at={posted_at} timeZone={timeZone}>
            {formatDate(posted_at, timeZone)}
          </Moment>
        </div>
        <PostCaption caption={post.caption} name={ref.name} isExpanded={isExpanded} />
        {isOwn && showProducts && <CardProduct post={post} name={ref.name} options={options} />}
      </div>
      <PostStats post={post} />
      {isOwn && <CardRevenue {...{ post, timeZone }} name={ref.name} href={hrefOf(id)} />}
    </div>
  )
})

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  minWidth: '0',
  overflow: 'hidden',
  background: 'bg.surface',
  border: '1px solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  // Controls above the card's link remain separate targets.
  '& :is(button, a):not([data-whole], [data-placed])': { position: 'relative', zIndex: '[1]' },
  _hover: { borderColor: 'border.strong', '& [data-choice]': { opacity: '1' } },
  _focusWithin: { '& [data-choice]': { opacity: '1' } },
  '&[data-chosen]': {
    borderColor: 'accent.solid',
    outline: '1px solid',
    outlineColor: 'accent.solid',
    background: 'bg.selected',
    '& [data-choice]': { opacity: '1' },
  },
})
const picture = css({ flex: 'none' })
// Covers the whole card, with its focus ring around it.
const whole = css({
  position: 'absolute',
  inset: '0',
  borderRadius: 'lg',
  _focusVisible: { outlineOffset: '[-2px]' },
})
const chips = css({
  position: 'absolute',
  insetBlockStart: '2',
  insetInlineEnd: '2',
  display: 'flex',
  gap: '1',
  color: 'fg.default',
  '& > button': {
    minWidth: 'control-sm',
    width: 'auto',
    height: 'control-sm',
    borderRadius: 'sm',
    background: 'bg.canvas',
    color: 'fg.default',
    // Large enough for touch; the chip stays small.
    _after: { content: '""', position: 'absolute', inset: '0', mobileDown: { inset: '-2' } },
  },
  '& > button[aria-pressed=true]': { color: 'star.solid' },
})
const choice = css({
  position: 'absolute',
  insetBlockStart: '2',
  marginBlockStart: '8',
  insetInlineStart: '2',
  display: 'grid',
  placeItems: 'center',
  width: 'control-sm',
  height: 'control-sm',
  borderRadius: 'sm',
  background: 'bg.canvas',
  opacity: '0',
  '@media (hover: none)': { opacity: '1', '& input': { _before: { inset: '[-14px]' } } },
})
const body = css({
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  paddingInline: '3',
  paddingBlockStart: '3',
})
const byline = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  textStyle: 'xs',
  color: 'fg.muted',
})
// A long name is shortened before the date goes to a second line.
const username = css({
  flex: '[1 1 4rem]',
  maxWidth: '[max-content]',
  minWidth: '0',
  truncate: true,
  fontWeight: 'medium',
  color: 'fg.default',
})
const date = css({ marginInlineStart: 'auto', flex: 'none', whiteSpace: 'nowrap' })
