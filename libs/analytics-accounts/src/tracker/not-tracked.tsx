import type { SocialAccount } from '@tandem/api-contract'
import { usePlace } from '@tandem/app-frame'
import { accountName } from '@tandem/choices'
import { Card, EmptyState, Inline } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { Link } from 'react-router'
import { accountPaths } from '../paths.ts'
import { useTrackerText } from './messages.ts'

/** Replaces the page of an account that isn't tracked or no longer is. */
export function NotTracked({ account }: { account?: SocialAccount | undefined }) {
  const text = useTrackerText()
  const manage = usePlace('account')
  const isArchived = account !== undefined && account.archived_at !== null
  return (
    <Card flush>
      <EmptyState
        title={isArchived ? text('detail.archived', { account: accountName(account) }) : text('detail.gone')}
        text={text(isArchived ? 'detail.archivedText' : 'detail.goneText')}
        actions={
          <Inline gap="2" justify="center" wrap>
            <Link className={button({ variant: 'primary' })} to={accountPaths.tracker}>
              {text('detail.back')}
            </Link>
            {isArchived && manage && (
              <Link className={button()} to={manage(account.id)}>
                {text('act.manage')}
              </Link>
            )}
          </Inline>
        }
      />
    </Card>
  )
}
