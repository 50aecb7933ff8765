import { FillSlot } from '@tandem/app-frame'
import { AccountSwitcher } from '@tandem/choices'
import { useIsPhone } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber, formatRange } from '@tandem/format'
import { FoundCount, rowCount } from '@tandem/lists'
import { Provenance } from '@tandem/page-parts'
import { useQuery } from '@tanstack/react-query'
import { metricRule, metricText } from '../post-metrics/messages.ts'
import { usePostsText } from './messages.ts'
import { ofAccount } from './post-search.ts'
import type { PostListSearch } from './post-search.ts'
import { Actions, PhoneActions } from './posts-actions.tsx'
import type { PostActionsProps } from './posts-actions.tsx'
import { postQueries } from './queries.ts'
import { useFoundPosts } from './use-found-posts.ts'
import { firstCards } from './use-post-pages.ts'

interface PostsHeadProps extends PostActionsProps {
  accounts: Parameters<typeof AccountSwitcher>[0]['accounts']
  search: PostListSearch
  timeZone: string
}

/** The page header of posts: how many, of which days and accounts, and the view. */
export function PostsHead(props: PostsHeadProps) {
  const { accounts, wanted, onChange } = props
  const isPhone = useIsPhone()
  return (
    <>
      <FillSlot slot="pageDescription">
        <Description {...props} />
      </FillSlot>
      <FillSlot slot="pageActions">
        {accounts.length > 0 && (
          <AccountSwitcher
            accounts={accounts}
            value={wanted.account_id ?? null}
            onChange={(id) => onChange(ofAccount(id))}
          />
        )}
        {isPhone ? <PhoneActions {...props} /> : <Actions {...props} />}
      </FillSlot>
    </>
  )
}

/** Announces the number of posts in views that aren't a list with its own count. */
export const FoundPosts = (props: Pick<PostsHeadProps, 'search' | 'request' | 'sold'>) => (
  <FoundCount found={useFoundPosts(props)} />
)

function Description(props: PostsHeadProps) {
  const text = usePostsText()
  const { data } = useQuery({ ...postQueries.sold(props.sold), enabled: false })
  if (props.search.view !== 'sold') return <ListDescription {...props} />
  if (data === undefined) return text('head.plain')
  const isByLift = props.sold.rank === 'lift'
  const count = isByLift ? data.meta.total : data.meta.posts_count
  const formatted = formatNumber(count, { full: true })
  if (isByLift) return text('head.lifted', { count, formatted })
  return text('head.sold', { posts: text('head.count', { count, formatted }) })
}

function ListDescription({ search, request, timeZone }: PostsHeadProps) {
  const text = usePostsText()
  const { data } = useQuery({
    ...postQueries.page(search.view === 'cards' ? firstCards(request) : request, search.service),
    // The list itself reads it and shows a failure.
    enabled: false,
  })
  const isTracked = search.service === 'tracker'
  const rate = isTracked ? 'engagement_rate_tracked' : 'engagement_rate'
  if (data === undefined) return text(isTracked ? 'head.plainTracked' : 'head.plain')
  const posts = text('head.count', rowCount(data.meta))
  const { date_from, date_to } = request
  const readAt = data.data.reduce<string | null>(
    (latest, { read_at }) => (latest === null || read_at > latest ? read_at : latest),
    null,
  )
  return (
    <>
      {date_to === undefined
        ? posts
        : text(date_from === undefined ? 'head.until' : 'head.within', {
            posts,
            days: formatRange({ start: date_from ?? null, end: date_to }).replace(/ ?– ?/, text('head.to')),
          })}
      <span className={onDesktop}>{text(isTracked ? 'head.eachTracked' : 'head.each')}</span>
      {data.meta.total > 0 && (
        <span className={info}>
          <Provenance
            figure={text('head.figures')}
            source={text(isTracked ? 'head.sourceTracked' : 'head.source')}
            readAt={readAt}
            zone={timeZone}
            rule={`${text('head.rule')} ${metricText(`names.${rate}`)}: ${metricRule(rate)}`}
          />
        </span>
      )}
    </>
  )
}

const onDesktop = css({ mobileDown: { display: 'none' } })
const info = css({ display: 'inline-block', marginBlock: '[-6px]', verticalAlign: 'middle' })
