import { postKindIcons, useKindText } from '@tandem/analytics-posts'
import type { AccountAnalytics, AccountService, Post } from '@tandem/api-contract'
import type { PeriodRequest } from '@tandem/choices'
import { Card, Loading, MediaThumb, Skeleton, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber, formatRelative, formatShare } from '@tandem/format'
import { Moment, useNow, WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { postPath } from './account-paths.ts'
import { useFigureText } from './messages.ts'
import { PostsProvenance } from './posts-provenance.tsx'
import { accountFigureQueries } from './queries.ts'

interface BestPostsProps {
  account: Pick<AccountAnalytics, 'service' | 'id' | 'read_at'>
  period: PeriodRequest
  timeZone: string
}

/** The posts of an account with most interactions in the period. */
export function BestPosts(props: BestPostsProps) {
  const text = useFigureText()
  const { account, period, timeZone } = props
  return (
    <WidgetBoundary
      failedTitle={text('best.failed')}
      resetKey={JSON.stringify([account.service, account.id, period])}
      loading={
        <Card title={text('best.title')} description={text('best.text')}>
          <Loading label={text('best.loading')}>
            <Skeleton height={300} />
          </Loading>
        </Card>
      }
    >
      <Card
        title={text('best.title')}
        description={text('best.text')}
        actions={
          <PostsProvenance title={text('best.title')} rule={text('best.rule')} {...{ account, timeZone }} />
        }
      >
        <BestPostList {...props} />
      </Card>
    </WidgetBoundary>
  )
}

/** The same without a card; it suspends until they are read. */
export function BestPostList({ account, period, timeZone }: BestPostsProps) {
  const text = useFigureText()
  const { service, id } = account
  const { data: posts } = useSuspenseQuery(accountFigureQueries.bestPosts(service, id, period))
  if (posts.length === 0)
    return (
      <Text tone="muted" size="sm">
        {text('best.empty')}
      </Text>
    )
  return <PostList posts={posts} service={service} timeZone={timeZone} />
}

interface PostListProps {
  posts: readonly Post[]
  service: AccountService
  timeZone: string
}

/** A list of posts: picture, first words, time, and interactions; each links to its page. */
export function PostList({ posts, service, timeZone }: PostListProps) {
  const text = useFigureText()
  const kindText = useKindText()
  const now = useNow()
  return (
    <ol className={list}>
      {posts.map((post) => {
        const { id, kind, caption, posted_at, likes, comments, engagement_rate: rate } = post
        const Icon = postKindIcons[kind]
        return (
          <li key={id}>
            <Link className={entry} to={postPath(service, post)}>
              <span className={picture}>
                <MediaThumb
                  src={
                    post.thumbnail_url ?? (kind === 'image' || kind === 'carousel' ? post.media_url : null)
                  }
                  alt=""
                  ratio={1}
                  rounded="md"
                  icon={<Icon size={16} aria-hidden />}
                />
              </span>
              <span className={words}>
                <Text as="span" size="sm" lines={1} dir="auto">
                  {caption?.trim() || text('best.noCaption')}
                </Text>
                <Text as="span" size="xs" tone="muted">
                  {kindText(kind)}
                  {', '}
                  <Moment at={posted_at} timeZone={timeZone}>
                    {formatRelative(posted_at, now)}
                  </Moment>
                </Text>
              </span>
              <span className={figures}>
                <Text as="span" size="sm" numeric>
                  {rate === null ? text('notShared') : formatShare(rate, { full: true, fixed: true })}
                </Text>
                <Text as="span" size="xs" tone="muted" numeric>
                  {likes === null ? text('best.noLikes') : `${formatNumber(likes)} ${text('best.likes')}`}
                  {comments !== null && `, ${formatNumber(comments)} ${text('best.comments')}`}
                </Text>
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

const list = css({ display: 'grid', gap: '1', marginInline: '-2' })
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '2',
  borderRadius: 'md',
  mobileDown: { flexWrap: 'wrap' },
  _hover: { background: 'bg.hover' },
})
const picture = css({ flex: 'none', width: '10' })
const words = css({ flex: '1', minWidth: '0', display: 'grid' })
const figures = css({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  // Below the text, in the same column.
  mobileDown: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    width: 'full',
    paddingInlineStart: '[3.25rem]',
  },
})
