import type { Insights } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { Heading, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatDate, formatMoney, formatNumber } from '@tandem/format'
import { Link } from 'react-router'
import { analyticsPaths } from '../../paths.ts'
import type { SoldMeasure } from '../dashboard-search.ts'
import { useDashboardText } from '../messages.ts'
import { drawnDays } from './insight-days.ts'
import { daysSearch } from './source-links.ts'
import { standingDay } from './standing-day.ts'

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
  const { days, social, sold: sales } = drawnDays(insights, 'reach', sold ?? 'orders')
  const reach = standingDay(days, social)
  const sale = sold === null ? null : standingDay(days, sales)
  if (reach === null && sale === null) return null
  const words = ({ day, times }: { day: string; times: number }) => ({
    day: formatDate(`${day}T00:00:00Z`, 'UTC'),
    times: formatNumber(Math.round(times * 10) / 10),
  })
  const counted = (name: 'posts' | 'orders', day: string) => {
    const count = insights.days[name][days.indexOf(day)] ?? 0
    return text(`insights.standing.${name}`, { count, formatted: formatNumber(count, { full: true }) })
  }
  const only = (day: string) => ({ date_from: day, date_to: day })
  return (
    <Stack gap="1" className={box}>
      <Heading level={3} size="sm">
        {text('insights.standing.title')}
      </Heading>
      <ul className={list}>
        {reach && (
          <li>
            {text('insights.standing.reach', {
              ...words(reach),
              value: formatNumber(reach.value, { full: true }),
            })}{' '}
            <Link
              className={link({ variant: 'inline' })}
              to={`${analyticsPaths.posts}${daysSearch({ ...only(reach.day), account_id: accountId })}`}
            >
              {counted('posts', reach.day)}
            </Link>
          </li>
        )}
        {sale && sold !== null && (
          <li>
            {sold === 'orders'
              ? text('insights.standing.ordered', words(sale))
              : text('insights.standing.sold', { ...words(sale), value: formatMoney(sale.value, sold) })}{' '}
            {ordersPath === null ? (
              counted('orders', sale.day)
            ) : (
              <Link
                className={link({ variant: 'inline' })}
                to={`${ordersPath}${daysSearch({ ...only(sale.day), store_id: storeId })}`}
              >
                {counted('orders', sale.day)}
              </Link>
            )}
          </li>
        )}
      </ul>
      <Text size="xs" tone="muted">
        {text('insights.standing.usual')}
      </Text>
    </Stack>
  )
}

const box = css({ padding: '5', paddingTop: '0', mobileDown: { padding: '4', paddingTop: '0' } })
const list = css({ listStyle: 'none', display: 'grid', gap: '1', textStyle: 'sm' })
