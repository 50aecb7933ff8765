import type { AccountAnalytics, SocialAccount } from '@tandem/api-contract'
import { AccountIdentity, CollectionChips, accountName } from '@tandem/choices'
import { Card, Inline, Link, Stack, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber, formatRelative } from '@tandem/format'
import { FavoriteButton } from '@tandem/items'
import { Moment } from '@tandem/page-parts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileAddress } from '../account-figures/account-paths.ts'
import { useTrackerText } from './messages.ts'

interface TrackedHeadProps {
  account: AccountAnalytics
  /** Undefined until loaded. */
  state: SocialAccount | undefined
  timeZone: string
  now: Date
}

/** Who it is, and when it was read. */
export function TrackedHead({ account, state, timeZone, now }: TrackedHeadProps) {
  const text = useTrackerText()
  const { username, collections, read_at } = account
  const exact = (count: number | null | undefined) =>
    count == null ? text('detail.unknown') : formatNumber(count, { full: true })
  return (
    <Card>
      <Stack gap="3">
        <Inline gap="4" justify="between" wrap>
          <AccountIdentity account={account} />
          <Inline gap="4" wrap>
            {state?.website && <OutLink href={state.website}>{text('detail.website')}</OutLink>}
            <OutLink href={profileAddress(username)}>{text('act.openAtInstagram')}</OutLink>
            <FavoriteButton row={{ type: 'account', id: account.id, name: accountName(account) }} />
          </Inline>
        </Inline>
        {state?.biography && (
          <Text size="sm" dir="auto" className={biography}>
            {state.biography}
          </Text>
        )}
        <Inline gap="3" wrap>
          {collections.length > 0 && <CollectionChips collections={collections} />}
          <Text as="span" size="sm" tone="muted">
            {text('detail.inAll', {
              posts: exact(state?.posts_count),
              following: exact(state?.following_count),
            })}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {text('detail.readDaily')}{' '}
            {read_at === null ? (
              text('detail.readNever')
            ) : (
              <Moment at={read_at} timeZone={timeZone}>
                {text('detail.lastRead', { when: formatRelative(read_at, now) })}
              </Moment>
            )}
          </Text>
        </Inline>
      </Stack>
    </Card>
  )
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  const text = useTrackerText()
  return (
    <Link href={href} target="_blank">
      <Inline as="span" gap="1">
        {children}
        <ExternalLink size={14} aria-hidden />
        <VisuallyHidden>{text('detail.newTab')}</VisuallyHidden>
      </Inline>
    </Link>
  )
}

const biography = css({ whiteSpace: 'pre-line', maxWidth: '[44rem]' })
