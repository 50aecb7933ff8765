import type { AccountAnalytics } from '@tandem/api-contract'
import { Card, Loading, Skeleton } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { WidgetBoundary } from '@tandem/page-parts'
import { AccountKpis } from './account-kpis.tsx'
import type { DayFigure } from './day-values.ts'
import type { AccountFigure } from './figures.ts'
import { DaysChart } from './lazy-charts.ts'
import { useFigureText } from './messages.ts'

interface AccountCardProps {
  account: AccountAnalytics
  figures: readonly AccountFigure[]
  drawn: readonly (DayFigure & AccountFigure)[]
  figure: DayFigure & AccountFigure
  onFigureChange: (figure: DayFigure & AccountFigure) => void
  today: string
  timeZone: string
}

/** The figures of an account, and the chosen one day by day. */
export function AccountCard(props: AccountCardProps) {
  const { account, figures, drawn, figure, onFigureChange, today, timeZone } = props
  const text = useFigureText()
  return (
    <Card flush>
      <AccountKpis
        account={account}
        figures={figures}
        drawn={drawn}
        value={figure}
        onValueChange={onFigureChange}
        timeZone={timeZone}
      />
      <WidgetBoundary
        failedTitle={text('byDay.failed')}
        resetKey={JSON.stringify([account.id, account.current, account.previous])}
        loading={
          <div className={room}>
            <Loading label={text('byDay.loading')}>
              <Skeleton height={chartHeight} />
            </Loading>
          </div>
        }
      >
        <DaysChart accounts={[account]} figure={figure} today={today} timeZone={timeZone} />
      </WidgetBoundary>
    </Card>
  )
}

/** The height of the chart with key, actions and footer, without the space around it. */
const chartHeight = 326
const room = css({ padding: '5', mobileDown: { padding: '4' } })
