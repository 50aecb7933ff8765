import { exportPosts, exportSellingPosts, postColumns } from '@tandem/api-contract'
import type { SoldSearch } from '@tandem/api-contract'
import { Button, Count, IconButton, Menu, Tooltip } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { exportSource, rowCount, useListExport } from '@tandem/lists'
import { Download, EllipsisVertical, Package, SlidersHorizontal, UnfoldVertical } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { usePostsText } from './messages.ts'
import { countFilters, listSort, postFilterOf, viewsOf } from './post-search.ts'
import type { PostListSearch, PostRequest } from './post-search.ts'
import { pathOf } from './queries.ts'
import { SortMenu } from './sort-menu.tsx'
import { cardChoices } from './use-card-choices.ts'
import type { CardChoice, useCardChoices } from './use-card-choices.ts'
import { useFoundPosts } from './use-found-posts.ts'
import { besideOthers, viewIcons, ViewSwitch } from './view-switch.tsx'

export interface PostActionsProps {
  /** The requested search, which may still be loading. */
  wanted: PostListSearch
  request: PostRequest
  /** The request of the ranking. */
  sold: SoldSearch
  choices: ReturnType<typeof useCardChoices>
  /** The columns of the table, for a file with the same content. */
  columns: readonly (typeof postColumns)[number][]
  onChange: (change: Partial<PostListSearch>) => void
}

const choiceIcons: Record<CardChoice, LucideIcon> = {
  captions: UnfoldVertical,
  products: Package,
  filters: SlidersHorizontal,
}

/** Only cards can show more or less; tracked posts have no products. */
const isOffered = (choice: CardChoice, { view, service }: PostListSearch) =>
  choice === 'filters' || (view === 'cards' && (choice !== 'products' || service === 'social'))

/** The body that exports the view. */
const exportBody = ({ request, columns }: Pick<PostActionsProps, 'request' | 'columns'>) => ({
  filter: postFilterOf(request),
  columns: [...columns],
})

/** The export of the posts in the view, in its order. */
function useViewExport(props: PostActionsProps) {
  const { wanted, request, sold } = props
  const text = usePostsText()
  const found = useFoundPosts({ search: wanted, request, sold })
  const what = found && text('head.count', rowCount(found))
  const isEmpty = found?.total === 0
  const posts = useListExport(exportSource(exportPosts, pathOf(wanted.service)), what)
  const selling = useListExport(exportSource(exportSellingPosts, pathOf(wanted.service)), what)
  if (wanted.view !== 'sold') return { ...posts, isEmpty, ask: () => posts.ask(exportBody(props)) }
  const { page: _page, per_page: _perPage, ...filter } = sold
  return { ...selling, isEmpty, ask: () => selling.ask({ filter, columns: [...postColumns] }) }
}

/** Chooses the view, and exports a file. */
export function Actions(props: PostActionsProps) {
  const { wanted, choices, onChange } = props
  const text = usePostsText()
  const { view } = wanted
  const exporting = useViewExport(props)
  const hidden = choices.filters ? 0 : countFilters(wanted) + (wanted.search_term === '' ? 0 : 1)
  return (
    <>
      {cardChoices
        .filter((choice) => isOffered(choice, wanted))
        .map((choice) => {
          const Icon = choiceIcons[choice]
          return (
            <Button
              key={choice}
              variant={choices[choice] ? 'secondary' : 'ghost'}
              icon={<Icon aria-hidden />}
              aria-pressed={choices[choice]}
              title={choice === 'filters' ? undefined : text(`toggles.${choice}`)}
              onClick={() => choices.toggle(choice)}
            >
              <span
                className={
                  choice === 'filters' ? undefined : choice === 'captions' ? asPicture : besideOthers
                }
              >
                {text(`toggles.${choice}`)}
              </span>
              {choice === 'filters' && hidden > 0 && <Count>{formatNumber(hidden)}</Count>}
            </Button>
          )
        })}
      {view !== 'sold' && (
        <SortMenu
          isOwn={wanted.service === 'social'}
          value={listSort(wanted)}
          onValueChange={(sort) => onChange({ sort })}
        />
      )}
      <ViewSwitch
        views={viewsOf(wanted.service)}
        value={view}
        onValueChange={(next) => onChange({ view: next })}
      />
      <Tooltip content={text('toggles.export')} repeatsName placement="bottom">
        <IconButton
          variant="secondary"
          label={text('toggles.export')}
          icon={<Download aria-hidden />}
          disabled={exporting.isEmpty}
          loading={exporting.isBusy}
          onClick={exporting.ask}
        />
      </Tooltip>
      {exporting.dialog}
    </>
  )
}

// The words of the views need its place.
const asPicture = css({ srOnly: true })

/** All actions in one menu, for phones. */
export function PhoneActions(props: PostActionsProps) {
  const { wanted, choices, onChange } = props
  const text = usePostsText()
  const exporting = useViewExport(props)
  const shown: MenuItem[] = cardChoices
    .filter((choice) => choice !== 'filters' && isOffered(choice, wanted))
    .map((choice) => {
      const Icon = choiceIcons[choice]
      return {
        key: choice,
        label: text(`toggles.${choice}`),
        icon: <Icon aria-hidden />,
        checked: choices[choice],
        onSelect: () => choices.toggle(choice),
      }
    })
  const views: MenuItem[] = viewsOf(wanted.service).map((view) => {
    const Icon = viewIcons[view]
    return {
      key: view,
      label: text(`view.${view}`),
      icon: <Icon aria-hidden />,
      checked: wanted.view === view,
      onSelect: () => onChange({ view }),
    }
  })
  const file: MenuItem = {
    key: 'export',
    label: text('toggles.export'),
    icon: <Download aria-hidden />,
    ...(exporting.isEmpty && { disabledReason: text('list.nothingFound') }),
    onSelect: exporting.ask,
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton
            variant="secondary"
            size="touch"
            label={text('toggles.more')}
            icon={<EllipsisVertical aria-hidden />}
            loading={exporting.isBusy}
          />
        }
        items={[...views, ...(shown.length > 0 ? (['separator', ...shown] as const) : []), 'separator', file]}
      />
      {exporting.dialog}
    </>
  )
}
