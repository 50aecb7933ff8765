import type { AccountAnalytics } from '@tandem/api-contract'
import type { PeriodChoice, PeriodRequest } from '@tandem/choices'
import { Card, Loading, Skeleton, Switcher, Text } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { postsPath } from '../account-figures/account-paths.ts'
import { BestPostList, PostList } from '../account-figures/best-posts.tsx'
import { useFigureText } from '../account-figures/messages.ts'
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
  const figureText = useFigureText()
  const { account, request, period, timeZone, order, onOrderChange } = props
  const isBest = order === 'best'
  const title = isBest ? figureText('best.title') : text('detail.posts')
  return (
    <Card
      title={title}
      description={isBest ? figureText('best.text') : text('detail.postsText')}
      actions={
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
          <PostsProvenance
            rule={isBest ? figureText('best.rule') : text('detail.postsRule')}
            {...{ title, account, timeZone }}
          />
        </>
      }
    >
      <WidgetBoundary
        failedTitle={text('detail.postsFailed')}
        resetKey={JSON.stringify([account.id, request, order])}
        loading={
          <Loading label={text('detail.postsLoading')}>
            <Skeleton height={300} />
          </Loading>
        }
      >
        {isBest ? (
          <BestPostList period={request} {...{ account, timeZone }} />
        ) : (
          <LatestPostList {...props} />
        )}
      </WidgetBoundary>
    </Card>
  )
}

function LatestPostList({ account, request, timeZone }: TrackedPostsProps) {
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
