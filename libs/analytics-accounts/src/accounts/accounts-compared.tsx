import type { AccountAnalytics } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { Card, ChoiceFilter, Switcher } from '@tandem/design-system'
import { useState } from 'react'
import { comparedOf, idsOf, maxCompared } from '../account-figures/compared-ids.ts'
import { dayFigures } from '../account-figures/day-values.ts'
import { DaysChart } from '../account-figures/lazy-charts.ts'
import { useFigureText } from '../account-figures/messages.ts'
import type { AccountsPartProps } from './accounts-part-props.ts'
import { useAccountsPageText } from './messages.ts'

interface AccountsComparedProps extends AccountsPartProps {
  accounts: readonly AccountAnalytics[]
}

const followers = ({ current }: AccountAnalytics) => current.followers_count ?? -1

/** The accounts of the chart: the chosen ones, otherwise those with most followers. */
export function comparedAccounts(
  accounts: readonly AccountAnalytics[],
  compared: string,
): AccountAnalytics[] {
  const chosen = idsOf(compared).flatMap((id) => accounts.filter((account) => account.id === id))
  if (chosen.length > 0) return chosen
  return accounts.toSorted((one, other) => followers(other) - followers(one)).slice(0, maxCompared)
}

/** A figure of the accounts day by day in one chart; a single one with the period before. */
export function AccountsCompared({ accounts, address, today, timeZone }: AccountsComparedProps) {
  const text = useAccountsPageText()
  const figureText = useFigureText()
  const { shown, wanted, change } = address
  const drawn = comparedAccounts(accounts, shown.own.compared)
  const chosen = idsOf(wanted.own.compared).map(String)
  const [isTooMany, setTooMany] = useState(false)
  const choose = (ids: string[]) => {
    setTooMany(ids.length > maxCompared)
    change({ compared: comparedOf(ids.slice(0, maxCompared)) })
  }
  return (
    <Card flush>
      <DaysChart
        title={text(accounts.length === 1 ? 'compare.titleOne' : 'compare.title')}
        accounts={drawn}
        figure={shown.own.figure}
        today={today}
        timeZone={timeZone}
        note={isTooMany ? text('compare.tooMany', { max: maxCompared }) : undefined}
        actions={
          <>
            {accounts.length > 1 && (
              <ChoiceFilter
                label={text('compare.accounts')}
                options={accounts.map((account) => ({
                  value: String(account.id),
                  label: accountName(account),
                  ...(account.name !== null && { keywords: account.name }),
                }))}
                value={chosen}
                onValueChange={choose}
                labels={{ any: text(accounts.length > maxCompared ? 'compare.largest' : 'compare.all') }}
              />
            )}
            <Switcher
              label={text('compare.measure')}
              options={dayFigures.map((value) => ({ value, label: figureText(`byDay.${value}`) }))}
              value={wanted.own.figure}
              onValueChange={(figure) => change({ figure })}
            />
          </>
        }
      />
    </Card>
  )
}
