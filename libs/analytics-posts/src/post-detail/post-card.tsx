import type { AccountService, Post } from '@tandem/api-contract'
import { Banner, Card, Divider, Text, useIsPhone, VisuallyHidden } from '@tandem/design-system'
import { css, cx } from '@tandem/design-system/css'
import { useMoments, WidgetBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useId } from 'react'
import { Caption } from './caption.tsx'
import { LinkedProducts } from './linked-products.tsx'
import { useText } from './messages.ts'
import { PostCodes } from './post-codes.tsx'
import { PostMedia } from './post-media.tsx'
import { ShortLinks, ShortLinksPlaceholder } from './short-links.tsx'

interface PostCardProps {
  post: Post
  service: AccountService
  onLinkProducts: () => void
}

/** The post itself: picture or video, and caption; where it is wide enough also what the post is tied to. */
export function PostCard({ post, service, onLinkProducts }: PostCardProps) {
  const text = useText()
  const isPhone = useIsPhone()
  const titleId = useId()
  const moments = useMoments(useUser().team.timezone)
  const { caption, gone_at } = post
  const hasCaption = caption !== null && caption.trim() !== ''
  return (
    <section aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{text('media.title')}</h2>
      </VisuallyHidden>
      <Card flush>
        <div className={parts}>
          <PostMedia post={post} />
          <div className={cx(words, aboutPost)}>
            {gone_at !== null && (
              <Banner tone="warning">{text('media.gone', { when: moments.text(gone_at) })}</Banner>
            )}
            {service === 'tracker' && <Banner tone="info">{text('media.tracked')}</Banner>}
            {hasCaption ? (
              <Caption caption={caption} />
            ) : (
              <Text size="sm" tone="muted">
                {text('media.noCaption')}
              </Text>
            )}
          </div>
          {service === 'social' && !isPhone && (
            <div className={ties}>
              <Divider />
              <Ties {...{ post, service, onLinkProducts }} />
            </div>
          )}
        </div>
      </Card>
    </section>
  )
}

/** What the post is tied to, in a card of its own: on a phone it comes after the figures. */
export function PostTies(props: PostCardProps) {
  return (
    <Card flush>
      <Ties {...props} />
    </Card>
  )
}

/** Linked products, short links and discount codes of the post. */
function Ties({ post, service, onLinkProducts }: PostCardProps) {
  const text = useText()
  const postRef = { service, id: post.id }
  return (
    <>
      <div className={words}>
        <LinkedProducts post={post} onLink={onLinkProducts} />
      </div>
      <WidgetBoundary
        failedTitle={text('links.failed')}
        loading={<ShortLinksPlaceholder products={post.products} className={words} />}
      >
        <ShortLinks products={post.products} postRef={postRef} className={words} />
      </WidgetBoundary>
      <div className={words}>
        <PostCodes postRef={postRef} />
      </div>
    </>
  )
}

// A phone has the words beside the picture; a tablet and paper, for which no width applies, also what the post is tied
// to; a narrow column has all of it below each other.
const parts = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 2fr) minmax(0, 3fr)]',
  gridTemplateRows: '[auto 1fr]',
  gridTemplateAreas: '"media about" "media ties"',
  laptop: {
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gridTemplateRows: '[auto]',
    gridTemplateAreas: '"media" "about" "ties"',
  },
  '& > :first-child': { gridArea: 'media', alignSelf: 'start', maxWidth: '[20rem]' },
})
const aboutPost = css({ gridArea: 'about' })
const ties = css({ gridArea: 'ties', minWidth: '0' })
const words = css({ display: 'grid', alignContent: 'start', gap: '3', padding: '4', minWidth: '0' })
