import type { Insights } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Heading, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { daysBetween, formatDate, formatMoney, formatNumber } from '@tandem/format'
import { Link } from 'react-router'
import { analyticsPaths } from '../../paths.ts'
import type { SoldMeasure } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { daySearch } from './source-links.ts'
import { standingReach, standingSale } from './standing-day.ts'
import type { StandingDay } from './standing-day.ts'

interface StandingOutProps {
  insights: Insights
  accountId: number | undefined
  storeId: number | null
  sold: SoldMeasure | null
}

/** In words: the day with far more reach than usual, and the one with far more sales, each with a link to its rows. */
export function StandingOut({ insights, accountId, storeId, sold }: StandingOutProps) {
  const text = useDashboardText()
  const ordersPath = usePlace('orders')
  const reach = standingReach(insights)
  const sale = sold === null ? null : standingSale(insights, sold)
  if (reach === null && sale === null) return null
  const exact = (count: number) => formatNumber(count, { full: true })
  const words = ({ day, times }: StandingDay, value: string) => ({
    day: dayName(day),
    value,
    times: formatNumber(Math.round(times * 10) / 10),
  })
  const isOfOrders = sold === 'orders'
  const postsOf = (day: string) => insights.days.posts[daysBetween(insights.days.date_from, day)] ?? 0
  return (
    <Stack gap="1" className={box}>
      <Heading level={3} size="sm">
        {text('insights.standing.title')}
      </Heading>
      <ul className={list}>
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
        {sale && sold !== null && (
          <li>
            {isOfOrders
              ? text('insights.standing.ordered', words(sale, exact(sale.value)))
              : text('insights.standing.sold', words(sale, formatMoney(sale.value, sold)))}{' '}
            {ordersPath !== null && (
              <Link
                className={link({ variant: 'inline' })}
                to={`${ordersPath}${daySearch(sale.day, { store_id: storeId })}`}
              >
                {text('insights.openDay', { day: dayName(sale.day) })}
              </Link>
            )}
          </li>
        )}
      </ul>
      <Text size="xs" tone="muted">
        {text('insights.standing.rule')} {sale && isOfOrders && text('insights.standing.ordersRule')}{' '}
        {text('insights.standing.notWhy')}
      </Text>
    </Stack>
  )
}

const dayName = (day: string) => formatDate(`${day}T00:00:00Z`, 'UTC')

const box = css({ padding: '5', paddingTop: '0', mobileDown: { padding: '4', paddingTop: '0' } })
const list = css({ listStyle: 'none', display: 'grid', gap: '1', textStyle: 'sm' })
