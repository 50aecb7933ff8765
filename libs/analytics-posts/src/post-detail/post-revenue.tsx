import type { PostSalesDetail } from '@tandem/api-contract'
import { Button, Card, Inline, Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatDate } from '@tandem/format'
import { Provenance, useMoments, useNow } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useProductsChangedAt } from '../post-products/use-products-changed-at.ts'
import { knownSinceDay, sayKnownSince } from '../posts/known-since-day.ts'
import { postsText } from '../posts/messages.ts'
import { mostSoldFirst } from '../posts/post-sales.ts'
import { SalesRule } from '../posts/sales-rule.tsx'
import { SoldKey } from '../posts/sold-key.tsx'
import { useText } from './messages.ts'
import { useOpenFigure } from './orders-address.ts'
import { postDetailQueries } from './queries.ts'
import type { PostRef } from './queries.ts'
import { PostLiftSection } from './post-lift.tsx'
import { soldPost } from './sold-post.ts'
import { RevenueSheet } from './revenue-sheet.tsx'
import { useSalesText } from './sales-messages.ts'
import { SalesExplained } from './sales-explained.tsx'
import { SoldInCurrencies } from './sold-in-currencies.tsx'
import { SoldProducts } from './sold-products.tsx'

interface PostRevenueProps {
  postRef: PostRef
  onLinkProducts: () => void
}

/** What the post sold, in separate figures; each opens its orders. */
export function PostRevenue({ postRef, onLinkProducts }: PostRevenueProps) {
  const mayWrite = useIsAllowed('shared.write')
  const changedAt = useProductsChangedAt(postRef.id)
  const { data: detail } = useSuspenseQuery({
    ...postDetailQueries.sales(postRef),
    refetchInterval: ({ state }) => (isCounted(state.data, changedAt, Date.now()) ? false : lookAgainMs),
  })
  const isCounting = !isCounted(detail, changedAt, useNow().getTime())
  const { figure, open, goToPage, close } = useOpenFigure()
  return (
    <>
      <RevenueCard {...{ detail, isCounting }} onOpen={open} {...(mayWrite && { onLinkProducts })} />
      <RevenueSheet {...{ postRef, detail, figure }} onPageChange={goToPage} onClose={close} />
    </>
  )
}

const lookAgainMs = 2_500
/** A limit, so that a clock that differs from the server's doesn't make it poll forever. */
const lookForMs = 30_000

/** Sales are recalculated a few seconds after the products of a post have changed. */
const isCounted = (detail: PostSalesDetail | undefined, changedAt: number | undefined, now: number) =>
  changedAt === undefined ||
  now - changedAt > lookForMs ||
  (detail?.counted_at != null && Date.parse(detail.counted_at) >= changedAt)

interface RevenueCardProps {
  /** The products have changed since the last calculation. */
  isCounting?: boolean
  detail: PostSalesDetail
  /** Missing when the reader may not link products. */
  onLinkProducts?: () => void
  onOpen: ReturnType<typeof useOpenFigure>['open']
}

/** The sales of a post, for loaded data. */
export function RevenueCard({ detail, isCounting = false, onLinkProducts, onOpen }: RevenueCardProps) {
  const say = useSalesText()
  const text = useText()
  const now = useNow()
  const { window, counted_at } = detail
  const sales = detail.sales && mostSoldFirst(detail.sales)
  const { timezone } = window
  const moments = useMoments(timezone)
  const since = knownSinceDay(timezone, soldPost(detail), 'proven')
  const isRunning = new Date(window.until) > now
  const [wanted, setWanted] = useState<string | null>(null)
  const shown = sales?.find(({ currency }) => currency === wanted) ?? sales?.[0]
  return (
    <Card
      title={
        <Inline as="span" gap="2">
          <SoldKey kind="proven" />
          {say('title')}
        </Inline>
      }
      description={say('apart')}
      actions={
        <Provenance
          figure={say('title')}
          source={text('source.orders')}
          readAt={counted_at}
          zone={timezone}
          {...(shown && { currency: shown.currency })}
          rule={<SalesRule />}
        />
      }
      footer={
        <output>
          {isCounting
            ? say('counting')
            : counted_at === null
              ? say('notCounted')
              : say('counted', { when: moments.text(counted_at) })}
        </output>
      }
    >
      <Stack gap="4">
        {sales === null ? (
          <NothingLinked onLinkProducts={onLinkProducts} />
        ) : shown === undefined ? (
          <Text tone="muted">
            {since
              ? postsText('revenue.unknownSold', { day: formatDate(since, 'UTC') })
              : say(isRunning ? 'noSales.soFar' : 'noSales.inAll')}
          </Text>
        ) : (
          <SoldInCurrencies {...{ detail, sales, shown, onOpen }} onCurrencyChange={setWanted} />
        )}
        {(shown || sales === null) && since && (
          <Text size="sm" tone="muted">
            {sayKnownSince(since)}
          </Text>
        )}
        {detail.products.length > 0 && <SoldProducts {...detail} />}
        {detail.products.length > 0 && <PostLiftSection {...{ timezone }} lift={detail.lift} />}
        {sales !== null && <SalesExplained sales={shown} onOpen={onOpen} />}
      </Stack>
    </Card>
  )
}

function NothingLinked({ onLinkProducts }: Pick<RevenueCardProps, 'onLinkProducts'>) {
  const say = useSalesText()
  const mayWrite = onLinkProducts !== undefined
  return (
    <Stack gap="3" align="start" className={css({ textAlign: 'start' })}>
      <div>
        <Text weight="medium">{say('nothing.title')}</Text>
        <Text size="sm" tone="muted">
          {say(mayWrite ? 'nothing.text' : 'nothing.seeOnly')}
        </Text>
      </div>
      {mayWrite && (
        <Button icon={<Plus aria-hidden />} onClick={onLinkProducts}>
          {say('nothing.action')}
        </Button>
      )}
    </Stack>
  )
}

/** About the final size, during the first load. */
export function RevenueSkeleton() {
  const say = useSalesText()
  return (
    <Card title={say('title')}>
      <Loading label={say('loading')}>
        <Stack gap="4">
          <Skeleton height={190} />
          <Skeleton height={160} />
        </Stack>
      </Loading>
    </Card>
  )
}
