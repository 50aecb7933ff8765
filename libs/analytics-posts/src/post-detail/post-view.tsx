import type { Post } from '@tandem/api-contract'
import { Card, Count, Stack, useIsPhone } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { NotesPanel, useRecentItems } from '@tandem/items'
import type { RowRef } from '@tandem/items'
import { WidgetBoundary } from '@tandem/page-parts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { postPaths } from '../paths.ts'
import { PostProductsDialog } from '../post-products/post-products-dialog.tsx'
import { useProductsDialog } from '../post-products/use-products-dialog.ts'
import { useCustomersText } from './customer-messages.ts'
import { InsightList, InsightListSkeleton } from './insight-list.tsx'
import { useText } from './messages.ts'
import { useOpenFigure } from './orders-address.ts'
import { PostCard, PostTies } from './post-card.tsx'
import { PostFavorites } from './post-favorites.tsx'
import { PostCustomers, PostCustomersSkeleton } from './post-customers.tsx'
import { FiguresSkeleton, PostFigures } from './post-figures.tsx'
import { postGrid } from './post-grid.ts'
import { PostHead } from './post-head.tsx'
import { postName } from './post-name.ts'
import { PostRevenue, RevenueSkeleton } from './post-revenue.tsx'
import { usePostSteps } from './post-steps.ts'
import type { PostRef } from './queries.ts'
import { useSalesText } from './sales-messages.ts'

interface PostViewProps {
  post: Post
  postRef: PostRef
  listSearch: string
}

/** A post with its figures, its sales and the team's notes; each part loads and fails separately. */
export function PostView({ post, postRef, listSearch }: PostViewProps) {
  const text = useText()
  const say = useSalesText()
  const sayOfCustomers = useCustomersText()
  const { service } = postRef
  const isOwn = service === 'social'
  const isPhone = useIsPhone()
  const row: RowRef = { type: 'post', id: post.id, name: postName(post) }
  const dialog = useProductsDialog()
  const isLinking = isOwn && dialog.id === post.id
  const { figure } = useOpenFigure()
  const steps = usePostSteps(postRef, { listSearch, isCovered: isLinking || figure !== null })
  const linkProducts = () => dialog.open(post.id)
  useRememberPost(row.name, postRef)

  const notes = useRef<HTMLDivElement>(null)
  // Kept until the panel is there, whose code may still be on its way.
  const [asked, setAsked] = useState(0)
  const showNotes = () => {
    notes.current?.scrollIntoView({ block: 'start' })
    setAsked((times) => times + 1)
  }
  return (
    <>
      <PostHead
        {...{ post, service, listSearch, steps }}
        onShowNotes={showNotes}
        {...(isOwn && { onLinkProducts: linkProducts })}
      />
      <div className={postGrid.root}>
        <div className={postGrid.media}>
          <PostCard post={post} service={service} onLinkProducts={linkProducts} />
        </div>
        <Stack className={postGrid.figures}>
          <WidgetBoundary failedTitle={text('figures.failed')} loading={<FiguresSkeleton />}>
            <PostFigures post={post} postRef={postRef} />
          </WidgetBoundary>
          {isOwn && (
            <WidgetBoundary failedTitle={say('failed')} loading={<RevenueSkeleton />}>
              <PostRevenue postRef={postRef} onLinkProducts={linkProducts} />
            </WidgetBoundary>
          )}
          {isOwn && isPhone && <PostTies post={post} service={service} onLinkProducts={linkProducts} />}
          {isOwn && (
            <WidgetBoundary failedTitle={sayOfCustomers('failed')} loading={<PostCustomersSkeleton />}>
              <PostCustomers postRef={postRef} />
            </WidgetBoundary>
          )}
        </Stack>
        <Stack className={postGrid.side}>
          <div ref={notes} className={notesPlace}>
            <Card
              title={text('notes.title')}
              actions={post.notes_count > 0 && <Count>{formatNumber(post.notes_count)}</Count>}
            >
              <NotesPanel row={row} isPartOfPage asked={asked} />
            </Card>
          </div>
          <PostFavorites row={row} />
          <WidgetBoundary failedTitle={text('figures.failed')} loading={<InsightListSkeleton />}>
            <InsightList post={post} postRef={postRef} />
          </WidgetBoundary>
        </Stack>
      </div>
      {isOwn && <PostProductsDialog service={service} post={post} open={isLinking} onClose={dialog.close} />}
    </>
  )
}

/** Adds the post to the recently visited items: only its page knows its name. */
function useRememberPost(label: string, { service, id }: PostRef) {
  const { remember } = useRecentItems()
  const to = service === 'tracker' ? `${postPaths.post(id)}?service=tracker` : postPaths.post(id)
  const visit = useEffectEvent((path: string) => remember({ kind: 'post', label, to: path }))
  useEffect(() => visit(to), [to])
}

const notesPlace = css({ scrollMarginTop: '[5rem]' })
