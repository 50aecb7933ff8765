import type { AccountAnalytics } from '@tandem/api-contract'
import type { PeriodChoice, PeriodRequest } from '@tandem/choices'
import { Card, Loading, Skeleton, Switcher, Text } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { postsPath } from '../account-figures/account-paths.ts'
import { BestPosts, PostList } from '../account-figures/best-posts.tsx'
import { PostsProvenance } from '../account-figures/posts-provenance.tsx'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { useTrackerText } from './messages.ts'

interface TrackedPostsProps {
  account: AccountAnalytics
  request: PeriodRequest
  period: PeriodChoice
  timeZone: string
  order: PostOrder
  onOrderChange: (order: PostOrder) => void
}

/** The first is the default. */
export const postOrders = ['best', 'latest'] as const
type PostOrder = (typeof postOrders)[number]

const maxShown = 10

/** The best or the latest posts of an account in the period, which are often the same ones. */
export function TrackedPosts(props: TrackedPostsProps) {
  const text = useTrackerText()
  const { account, request, period, timeZone, order, onOrderChange } = props
  const actions = (
    <>
      <Link className={link()} to={postsPath(account, period)}>
        {text('detail.allPostsLink')}
      </Link>
      <Switcher
        label={text('detail.postOrder')}
        options={postOrders.map((value) => ({ value, label: text(`detail.postOrders.${value}`) }))}
        value={order}
        onValueChange={onOrderChange}
      />
    </>
  )
  if (order === 'best') return <BestPosts period={request} {...{ account, timeZone, actions }} />
  return (
    <WidgetBoundary
      failedTitle={text('detail.postsFailed')}
      resetKey={JSON.stringify([account.id, request])}
      loading={
        <Card title={text('detail.posts')} description={text('detail.postsText')} actions={actions}>
          <Loading label={text('detail.postsLoading')}>
            <Skeleton height={300} />
          </Loading>
        </Card>
      }
    >
      <Card
        title={text('detail.posts')}
        description={text('detail.postsText')}
        actions={
          <>
            {actions}
            <PostsProvenance
              title={text('detail.posts')}
              rule={text('detail.postsRule')}
              {...{ account, timeZone }}
            />
          </>
        }
      >
        <Latest {...props} />
      </Card>
    </WidgetBoundary>
  )
}

function Latest({ account, request, timeZone }: TrackedPostsProps) {
  const text = useTrackerText()
  const { data } = useSuspenseQuery(accountFigureQueries.posts(account.service, account.id, request))
  if (data.data.length === 0)
    return (
      <Text size="sm" tone="muted">
        {text('detail.postsEmpty')}
      </Text>
    )
  return <PostList posts={data.data.slice(0, maxShown)} service={account.service} timeZone={timeZone} />
}
