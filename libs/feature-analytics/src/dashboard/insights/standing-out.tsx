import type { Insights } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Heading, Inline, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { daysBetween, formatDate, formatMoney, formatNumber } from '@tandem/format'
import { Provenance } from '@tandem/page-parts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { analyticsPaths } from '../../paths.ts'
import type { SoldMeasure } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { daySearch } from './source-links.ts'
import { areEnough, reachDays, saleDays, standingReach, standingSale } from './standing-day.ts'
import type { StandingDay } from './standing-day.ts'

interface StandingOutProps {
  insights: Insights
  hasAccounts: boolean
  accountId: number | undefined
  storeId: number | null
  sold: SoldMeasure | null
}

/**
 * In words: the day with far more reach than usual, and the one with far more sales, each with a link to its rows. Each
 * side has its line even when no day stands out, so that nothing moves when the figures arrive.
 */
export function StandingOut({ insights, hasAccounts, accountId, storeId, sold }: StandingOutProps) {
  const text = useDashboardText()
  const ordersPath = usePlace('orders')
  const reach = standingReach(insights)
  const sale = sold === null ? null : standingSale(insights, sold)
  const exact = (count: number) => formatNumber(count, { full: true })
  const words = ({ day, times }: StandingDay, value: string) => ({
    day: dayName(day),
    value,
    times: formatNumber(Math.round(times * 10) / 10),
  })
  const isOfOrders = sold === 'orders'
  const postsOf = (day: string) => insights.days.posts[daysBetween(insights.days.date_from, day)] ?? 0
  return (
    <StandingFrame more={sale && isOfOrders && text('insights.standing.ordersRule')}>
      {hasAccounts && !reach && (
        <li>{text(`insights.standing.${areEnough(reachDays(insights)) ? 'noReach' : 'fewReach'}`)}</li>
      )}
      {reach && (
        <li>
          {text('insights.standing.reach', words(reach, exact(reach.value)))}{' '}
          <Link
            className={link({ variant: 'inline' })}
            to={`${analyticsPaths.posts}${daySearch(reach.day, { account_id: accountId })}`}
          >
            {text('insights.standing.posts', {
              count: postsOf(reach.day),
              formatted: exact(postsOf(reach.day)),
            })}
          </Link>
        </li>
      )}
      {sold !== null && !sale && (
        <li>{text(`insights.standing.${noneOf(sold, areEnough(saleDays(insights, sold)))}`)}</li>
      )}
      {sale && sold !== null && (
        <li>
          {isOfOrders
            ? text('insights.standing.ordered', words(sale, exact(sale.value)))
            : text('insights.standing.sold', words(sale, formatMoney(sale.value, sold)))}{' '}
          {ordersPath !== null && (
            <Link
              className={link({ variant: 'inline' })}
              to={`${ordersPath}${daySearch(sale.day, {
                store_id: storeId,
                amount_currency: isOfOrders ? undefined : sold,
              })}`}
            >
              {isOfOrders
                ? text('insights.standing.orders', { day: dayName(sale.day) })
                : text('insights.standing.ordersIn', { day: dayName(sale.day), currency: sold })}
            </Link>
          )}
        </li>
      )}
    </StandingFrame>
  )
}

/** The text when no day stands out. */
const noneOf = (sold: SoldMeasure, isEnough: boolean) =>
  isEnough ? (sold === 'orders' ? 'noOrders' : 'noSales') : 'fewSales'

/** A placeholder of the same size, with a line for each of the sides. */
export function StandingOutSkeleton({ sides }: { sides: number }) {
  return (
    <StandingFrame>
      {Array.from({ length: sides }, (_, side) => (
        <li key={side} className={line}>
          <Skeleton width="60%" />
        </li>
      ))}
    </StandingFrame>
  )
}

/** The title with the rule behind its button, and the lines. */
function StandingFrame({ children, more }: { children: ReactNode; more?: ReactNode }) {
  const text = useDashboardText()
  const title = text('insights.standing.title')
  return (
    <Stack gap="1" className={box}>
      <Inline gap="1">
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Provenance
          figure={title}
          rule={
            <>
              {text('insights.standing.rule')} {text('insights.standing.knownDays')} {more}
            </>
          }
        />
      </Inline>
      <ul className={list}>{children}</ul>
      <Text size="xs" tone="muted">
        {text('insights.standing.notWhy')}
      </Text>
    </Stack>
  )
}

const dayName = (day: string) => formatDate(`${day}T00:00:00Z`, 'UTC')

const box = css({ padding: '5', paddingTop: '0', mobileDown: { padding: '4', paddingTop: '0' } })
// As high as a line of text; on a phone a sentence and its link take two.
const line = css({ minHeight: '5', mobileDown: { minHeight: '[2.5rem]' } })
const list = css({ listStyle: 'none', display: 'grid', gap: '1', textStyle: 'sm' })
