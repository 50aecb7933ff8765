import { useIsAsking } from '@tandem/api-client/react'
import { listPosts } from '@tandem/api-contract'
import type { Post } from '@tandem/api-contract'
import { Button, isSelected, Loading, Text, useIsPhone, VirtualGrid } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import type { SummedColumn, useRowSelection } from '@tandem/lists'
import { useSteady } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useMemo } from 'react'
import type { ChangeEvent } from 'react'
import { useLocation } from 'react-router'
import { postPaths } from '../paths.ts'
import { usePostsText } from './messages.ts'
import { NoPosts } from './no-posts.tsx'
import { PostBulkBar } from './post-bulk-bar.tsx'
import { estimateCardHeight, PostCardSkeleton } from './post-card-skeleton.tsx'
import { PostCard } from './post-card.tsx'
import type { CardOptions } from './card-options.ts'
import { postName } from './post-ref.ts'
import { detailSearch } from './post-search.ts'
import type { PostList, PostListSearch } from './post-search.ts'
import type { useCardChoices } from './use-card-choices.ts'
import { usePostPages } from './use-post-pages.ts'

/** The props shared by the views of the list. */
export interface ShownPostsProps {
  list: PostList
  timeZone: string
  /** An account is being read. */
  isReading: boolean
  selection: ReturnType<typeof useRowSelection>
  onLinkProducts: (id: number) => void
}

interface PostGridProps extends ShownPostsProps {
  choices: ReturnType<typeof useCardChoices>
  /** The columns of the table, which are added up here too. */
  summed: readonly SummedColumn<Post>[]
}

const minWidth = 248
/** More than any window shows at once. */
const skeletons = 12

/** Any number of posts as cards, loaded as they come into view. */
export function PostGrid(props: PostGridProps) {
  const { list, timeZone, isReading, selection, choices, onLinkProducts, summed } = props
  const { shown: search, request } = list
  const text = usePostsText()
  const mayWrite = useIsAllowed('shared.write')
  // Only the team's own posts have products.
  const isOwn = search.service === 'social'
  const mayLink = mayWrite && isOwn
  const isPhone = useIsPhone()
  const { key: placeKey } = useLocation()
  const { first, postAt, retryAt, onRangeChange, shown } = usePostPages(search.service, request, {
    isReading,
  })
  const isBusy = useIsAsking(listPosts)
  const { total, total_is_capped } = first.meta

  const listSearch = detailSearch(search)
  const options = useMemo(
    (): CardOptions => ({
      timeZone,
      hrefOf: (id) => `${postPaths.post(id)}${listSearch}`,
      isExpanded: choices.captions,
      showProducts: choices.products,
      isOwn,
      mayLink,
      onLinkProducts,
    }),
    [timeZone, listSearch, choices.captions, choices.products, isOwn, mayLink, onLinkProducts],
  )
  const choose = useSteady((id: number, _event: ChangeEvent<HTMLInputElement>) => selection.toggle(id))
  const estimateHeight = useMemo(
    () =>
      estimateCardHeight({ showProducts: choices.products, isOwn, isExpanded: choices.captions, isPhone }),
    [choices.products, choices.captions, isOwn, isPhone],
  )

  if (total === 0) return <NoPosts list={list} />
  return (
    <>
      <VirtualGrid
        label={text('list.label')}
        count={total}
        isOpenEnded={total_is_capped}
        busy={isBusy}
        minWidth={minWidth}
        estimateHeight={estimateHeight}
        placeKey={placeKey}
        onRangeChange={onRangeChange}
        itemLabel={(index) => {
          const post = postAt(index)
          return post && postName(post, timeZone)
        }}
        renderItem={(index) => {
          const post = postAt(index)
          const retry = retryAt(index)
          if (post)
            return (
              <PostCard
                post={post}
                options={options}
                isChosen={isSelected(selection.value, String(post.id))}
                onChoose={choose}
              />
            )
          if (retry) return <FailedCard onRetry={retry} />
          return <PostCardSkeleton showProducts={choices.products} isOwn={isOwn} />
        }}
      />
      {total_is_capped && (
        <p className={end}>{text('list.capped', { formatted: formatNumber(total, { full: true }) })}</p>
      )}
      <PostBulkBar {...{ list, selection, shown, summed }} meta={first.meta} />
    </>
  )
}

/** Placeholders for the cards in their final size. */
export function PostGridSkeleton({
  choices,
  search,
}: Pick<PostGridProps, 'choices'> & { search: PostListSearch }) {
  const text = usePostsText()
  return (
    <Loading label={text('list.loading')}>
      <div className={waiting}>
        {Array.from({ length: skeletons }, (_card, index) => (
          <PostCardSkeleton key={index} showProducts={choices.products} isOwn={search.service === 'social'} />
        ))}
      </div>
    </Loading>
  )
}

function FailedCard({ onRetry }: { onRetry: () => void }) {
  const text = usePostsText()
  return (
    <div className={failed}>
      <Text size="sm" tone="muted">
        {text('list.partFailed')}
      </Text>
      <Button size="sm" onClick={onRetry}>
        {text('list.tryAgain')}
      </Button>
    </div>
  )
}

const waiting = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 248px), 1fr))]',
})
const failed = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '3',
  height: 'full',
  padding: '4',
  textAlign: 'center',
  border: '1px dashed',
  borderColor: 'border.strong',
  borderRadius: 'lg',
})
const end = css({ paddingBlockStart: '4', textAlign: 'center', textStyle: 'sm', color: 'fg.muted' })
