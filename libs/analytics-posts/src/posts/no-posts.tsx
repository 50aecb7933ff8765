import type { SocialAccount } from '@tandem/api-contract'
import { FillSlot, usePlace } from '@tandem/app-frame'
import { connectedAccountQueries, InstagramIcon, isReading } from '@tandem/choices'
import { Card, ConnectDrawing, EmptyState, LogoMark, ProgressBar, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { button } from '@tandem/design-system/recipes'
import { formatNumber } from '@tandem/format'
import { NothingFound } from '@tandem/lists'
import type { ListControls } from '@tandem/lists'
import { useIsAllowed } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { usePostsText } from './messages.ts'

/** Replaces the posts until an account is connected. */
export function ConnectFirst() {
  const text = usePostsText()
  const accountsPath = usePlace('accounts')
  const mayConnect = useIsAllowed('accounts.write')
  return (
    <>
      <FillSlot slot="pageDescription">{text('head.plain')}</FillSlot>
      <Card flush>
        <EmptyState
          art={<ConnectDrawing from={<InstagramIcon size={26} aria-hidden />} to={<LogoMark size="md" />} />}
          title={text('empty.connect')}
          text={
            mayConnect ? text('empty.connectText') : `${text('empty.connectText')} ${text('empty.askEditor')}`
          }
          actions={
            mayConnect &&
            accountsPath !== null && (
              <Link to={accountsPath} className={button({ variant: 'primary', size: 'form' })}>
                <span data-part="content">
                  <Plus aria-hidden />
                  {text('empty.action')}
                </span>
              </Link>
            )
          }
        />
      </Card>
    </>
  )
}

interface NoPostsProps {
  list: ListControls
}

/** Replaces the posts: nothing matches, they are being read, or there are none. */
export function NoPosts({ list }: NoPostsProps) {
  const text = usePostsText()
  const { data: accounts = [] } = useQuery(connectedAccountQueries.list())
  const reading = accounts.find(isReading)
  if (list.isNarrowed) {
    return (
      <Card flush>
        <NothingFound title={text('list.nothingFound')} list={list} />
      </Card>
    )
  }
  return (
    <Card flush>
      {reading ? (
        <PostsBeingRead account={reading} />
      ) : (
        <EmptyState title={text('empty.none')} text={text('empty.noneText')} />
      )}
    </Card>
  )
}

/** The reading progress of an account without posts so far. */
function PostsBeingRead({ account }: { account: Pick<SocialAccount, 'username' | 'reading'> }) {
  const text = usePostsText()
  const exact = (count: number) => formatNumber(count, { full: true })
  const posts = account.reading.progress.find(({ kind }) => kind === 'posts')
  const { done = 0, total = null } = posts ?? {}
  const title = text('empty.reading', { account: account.username })
  const words =
    posts === undefined || posts.state === 'waiting'
      ? text('empty.before')
      : total === null
        ? text('empty.progressOpen', { done: exact(done) })
        : text('empty.progress', { done: exact(done), total: exact(total) })
  return (
    <EmptyState
      title={title}
      text={text('empty.readingText')}
      actions={
        <Stack gap="2" align="center">
          <div className={css({ width: '[240px]' })}>
            <ProgressBar
              label={title}
              value={total === null ? undefined : done}
              max={total ?? undefined}
              valueText={words}
            />
          </div>
          {words}
        </Stack>
      }
    />
  )
}
