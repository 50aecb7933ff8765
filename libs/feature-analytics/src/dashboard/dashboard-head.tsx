import type { SocialAccount, Store } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { AccountSwitcher, PeriodControls, StoreSwitcher } from '@tandem/choices'
import { IconButton, Tooltip, useIsPhone } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { askedRange, formatRange, teamDay } from '@tandem/format'
import { useNow } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { LayoutDashboard } from 'lucide-react'
import type { DashboardRequests, DashboardSearch } from './dashboard-search.ts'
import { useDashboardText } from './messages.ts'

interface DashboardHeadProps {
  accounts: readonly SocialAccount[]
  stores: readonly Store[]
  /** The request of what is shown. */
  request: DashboardRequests['insights']
  /** The requested state, while its figures may still be loading. */
  wanted: { search: DashboardSearch; storeId: number | null }
  onChange: (change: Partial<DashboardSearch>) => void
  onStoreChange: (id: number | null) => void
  isArranging: boolean
  onArrange: () => void
}

/** The page header of the dashboard: its days, and whose figures they are. */
export function DashboardHead(props: DashboardHeadProps) {
  const { accounts, stores, request, wanted, onChange, onStoreChange, isArranging, onArrange } = props
  const text = useDashboardText()
  const { timezone: timeZone } = useUser().team
  const isPhone = useIsPhone()
  const range = askedRange(request, teamDay(useNow().toISOString(), timeZone))
  // On a phone it fills the first line of controls instead of taking a line of its own.
  const arrange = (
    <Tooltip content={text('arrange.open')} repeatsName>
      <IconButton
        variant="secondary"
        label={text('arrange.open')}
        aria-pressed={isArranging}
        icon={<LayoutDashboard aria-hidden />}
        onClick={onArrange}
      />
    </Tooltip>
  )
  return (
    <>
      <FillSlot slot="pageDescription">
        <span className={css({ mobileDown: { display: 'none' } })}>{text('description')} </span>
        <span className={css({ display: 'inline-block' })}>{formatRange(range, timeZone)}</span>
      </FillSlot>
      <FillSlot slot="pageActions">
        {accounts.length > 0 && (
          <AccountSwitcher
            accounts={accounts}
            value={wanted.search.account_id ?? null}
            onChange={(id) => onChange({ account_id: id ?? undefined })}
          />
        )}
        {stores.length > 0 && (
          <StoreSwitcher stores={stores} value={wanted.storeId} onChange={onStoreChange} />
        )}
        {isPhone && arrange}
        <PeriodControls value={wanted.search.period} onValueChange={(period) => onChange({ period })} />
        {!isPhone && arrange}
      </FillSlot>
    </>
  )
}
