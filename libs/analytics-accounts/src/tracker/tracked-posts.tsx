import type { AccountAnalytics } from '@tandem/api-contract'
import type { PeriodChoice, PeriodRequest } from '@tandem/choices'
import { Card, Loading, Skeleton, Text } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { WidgetBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { postsPath } from '../account-figures/account-paths.ts'
import { PostList } from '../account-figures/best-posts.tsx'
import { PostsProvenance } from '../account-figures/posts-provenance.tsx'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { useTrackerText } from './messages.ts'

interface TrackedPostsProps {
  account: AccountAnalytics
  request: PeriodRequest
  period: PeriodChoice
  timeZone: string
}

const maxShown = 10

/** The latest posts of an account in the period. */
export function TrackedPosts(props: TrackedPostsProps) {
  const text = useTrackerText()
  const { account, request, period, timeZone } = props
  return (
    <WidgetBoundary
      failedTitle={text('detail.postsFailed')}
      resetKey={JSON.stringify([account.id, request])}
      loading={
        <Card title={text('detail.posts')} description={text('detail.postsText')}>
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
            <Link className={link()} to={postsPath(account, period)}>
              {text('detail.allPostsLink')}
            </Link>
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
