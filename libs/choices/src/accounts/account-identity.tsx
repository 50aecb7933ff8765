import type { SocialAccount } from '@tandem/api-contract'
import { Avatar, Inline, Tag, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { initials } from '@tandem/format'
import { accountName } from './account-name.ts'
import { useAccountsText } from './messages.ts'

interface AccountIdentityProps {
  account: Pick<SocialAccount, 'username' | 'name' | 'picture_url'>
  /** Marks one of the team's own accounts among tracked ones. */
  isOwn?: boolean
}

/** Picture, name and username. */
export function AccountIdentity({ account, isOwn = false }: AccountIdentityProps) {
  const text = useAccountsText()
  const { username, name, picture_url } = account
  return (
    <Inline as="span" gap="3">
      <Avatar
        size="md"
        shape="circle"
        src={picture_url ?? undefined}
        fallback={initials(name ?? username.replaceAll(/[._]+/g, ' '))}
      />
      <span className={names} data-own={isOwn ? '' : undefined}>
        <span className={firstLine}>
          <Text as="span" weight="medium" lines={1}>
            <bdi>{name ?? accountName(account)}</bdi>
          </Text>
          {isOwn && <Tag>{text('yours')}</Tag>}
        </span>
        {name !== null && (
          <Text as="span" size="xs" tone="muted" lines={1}>
            {accountName(account)}
          </Text>
        )}
      </span>
    </Inline>
  )
}

// Never so narrow that names look the same; a table that is too full scrolls instead.
const names = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  justifyItems: 'start',
  minWidth: '[7rem]',
  '&[data-own]': { minWidth: '[9.75rem]' },
  '& > *': { maxWidth: 'full' },
})
const firstLine = css({ display: 'flex', alignItems: 'center', gap: '1.5', minWidth: '0' })
