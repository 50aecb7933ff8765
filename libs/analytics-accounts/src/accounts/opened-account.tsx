import { AccountIdentity, CollectionChips, accountName } from '@tandem/choices'
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Inline,
  Link,
  Loading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { formatRelative } from '@tandem/format'
import { FavoriteButton, NotesPanel } from '@tandem/items'
import { Moment, PageBoundary } from '@tandem/page-parts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, ExternalLink } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import { AccountCard } from '../account-figures/account-card.tsx'
import { postsPath, profileAddress } from '../account-figures/account-paths.ts'
import { AccountStateBanner } from '../account-figures/account-state.tsx'
import { BestPosts } from '../account-figures/best-posts.tsx'
import { dayFigures } from '../account-figures/day-values.ts'
import { accountFigures } from '../account-figures/figures.ts'
import { accountFigureQueries, useAccountStates } from '../account-figures/queries.ts'
import type { AccountsPartProps } from './accounts-part-props.ts'
import { DaysTable } from './days-table.tsx'
import { useAccountsPageText } from './messages.ts'

interface OpenedAccountProps extends AccountsPartProps {
  id: number
}

/** The details of one connected account: its figures, its best posts, and every day. */
export function OpenedAccount(props: OpenedAccountProps) {
  const text = useAccountsPageText()
  const { id, address, request } = props
  return (
    <Stack gap="4">
      <Inline>
        <Button
          variant="ghost"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => address.change({ account: undefined })}
        >
          {text('detail.back')}
        </Button>
      </Inline>
      <PageBoundary
        failedTitle={text('page.failed')}
        resetKey={JSON.stringify([id, request])}
        loading={
          <Loading label={text('list.loading')}>
            <Stack gap="4">
              <Card>
                <Skeleton height={56} />
              </Card>
              <Card>
                <Skeleton height={460} />
              </Card>
            </Stack>
          </Loading>
        }
      >
        <Opened {...props} />
      </PageBoundary>
    </Stack>
  )
}

function Opened({ id, address, request, timeZone, today, now }: OpenedAccountProps) {
  const text = useAccountsPageText()
  const states = useAccountStates('social')
  const { data: accounts } = useSuspenseQuery(accountFigureQueries.list('social', request))
  const account = accounts.find((row) => row.id === id)
  if (account === undefined)
    return (
      <Card flush>
        <EmptyState kind="nothingFound" title={text('detail.gone')} text={text('detail.goneText')} />
      </Card>
    )
  const row = { type: 'account', id, name: accountName(account) } as const
  const { read_at } = account
  return (
    <>
      <AccountStateBanner account={states?.get(id)} />
      <Card>
        <Inline gap="4" justify="between" wrap>
          <Inline gap="4" wrap>
            <AccountIdentity account={account} />
            {account.collections.length > 0 && <CollectionChips collections={account.collections} />}
            <Text as="span" size="sm" tone="muted">
              {read_at === null ? (
                text('detail.readNever')
              ) : (
                <Moment at={read_at} timeZone={timeZone}>
                  {text('detail.lastRead', { when: formatRelative(read_at, now) })}
                </Moment>
              )}
            </Text>
          </Inline>
          <Inline gap="2" wrap>
            <RouterLink className={link()} to={postsPath(account, address.shown.period)}>
              {text('detail.posts')}
            </RouterLink>
            <Link href={profileAddress(account.username)} target="_blank">
              <Inline as="span" gap="1">
                {text('detail.open')}
                <ExternalLink size={14} aria-hidden />
                <VisuallyHidden>{text('detail.newTab')}</VisuallyHidden>
              </Inline>
            </Link>
            <FavoriteButton row={row} />
          </Inline>
        </Inline>
      </Card>
      <AccountCard
        account={account}
        figures={accountFigures}
        drawn={dayFigures}
        figure={address.wanted.own.figure}
        onFigureChange={(figure) => address.change({ figure }, { replace: true })}
        today={today}
        timeZone={timeZone}
      />
      <Grid columns={2} gap="4">
        <BestPosts account={account} period={request} timeZone={timeZone} />
        <Card title={text('detail.notes')}>
          <NotesPanel row={row} isPartOfPage />
        </Card>
      </Grid>
      <DaysTable account={account} timeZone={timeZone} />
    </>
  )
}
