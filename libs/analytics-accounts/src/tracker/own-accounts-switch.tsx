import { Switch } from '@tandem/design-system'
import { useQuery } from '@tanstack/react-query'
import { accountFigureQueries } from '../account-figures/queries.ts'
import { useTrackerText } from './messages.ts'
import type { TrackerListProps } from './tracker-list-props.ts'

/** Whether the team's own accounts are listed too. It is always there, so that nothing moves when they arrive. */
export function OwnAccountsSwitch({ address, request }: Pick<TrackerListProps, 'address' | 'request'>) {
  const text = useTrackerText()
  const { data: ours } = useQuery({ ...accountFigureQueries.list('social', request), enabled: false })
  const hasNone = ours?.length === 0
  return (
    <Switch
      label={text('list.own')}
      disabledReason={hasNone ? text('list.ownNone') : undefined}
      checked={address.wanted.own.own === 'shown' && !hasNone}
      onCheckedChange={(isOn) => address.change({ own: isOn ? 'shown' : 'hidden' })}
    />
  )
}
