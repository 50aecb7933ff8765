import type { EndpointQuery } from '@tandem/api-client/react'
import {
  Button,
  IconButton,
  Inline,
  Loading,
  Sheet,
  Skeleton,
  Stack,
  useLoadWhenIdle,
} from '@tandem/design-system'
import { ItemActions, NotesPanel, NotesSheet } from '@tandem/items'
import { replaceMissingRow, useStepKeys } from '@tandem/lists'
import type { Page, useOpenedRow } from '@tandem/lists'
import { WidgetBoundary } from '@tandem/page-parts'
import { readMeta, useUser } from '@tandem/session'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { useText } from './messages.ts'
import { DetailSection } from './detail-section.tsx'
import type { ListedDetail, ListedRow, StoreList } from './store-list.ts'

type View<Row extends ListedRow, OneRow extends Row & ListedDetail> = Pick<
  StoreList<never, never, Row, OneRow, never>,
  'kind' | 'item' | 'one' | 'refOf' | 'loadDetail'
>

interface ListDetailProps<Row extends ListedRow, OneRow extends Row & ListedDetail> {
  view: View<Row, OneRow>
  /** What `view.loadDetail` fetches, rendered with `lazyPart`. */
  Detail: ComponentType<{ item: OneRow }>
  /** The query of the rows below it. */
  query: EndpointQuery<Page<Row>>
  opened: ReturnType<typeof useOpenedRow>
}

/** What the address opens over the list: a row's details, or only its notes. */
export function ListDetail<Row extends ListedRow, OneRow extends Row & ListedDetail>(
  props: ListDetailProps<Row, OneRow>,
) {
  const { view, Detail, query, opened: detail } = props
  const { kind, item, refOf, loadDetail } = view
  useLoadWhenIdle(loadDetail)
  const text = useText()
  const { data: page } = useQuery({ ...query, enabled: false })
  // The content stays while the sheet closes.
  const [shown, setShown] = useState(detail.id)
  if (detail.id !== null && detail.id !== shown) setShown(detail.id)
  const { data: known } = useQuery({ ...view.one(shown ?? 0), enabled: false })
  const row = known ?? page?.data.find(({ id }) => id === shown)

  const ids = page?.data.map(({ id }) => id) ?? []
  const place = detail.id === null ? -1 : ids.indexOf(detail.id)
  const previous = place > 0 ? ids[place - 1] : undefined
  const next = place >= 0 ? ids[place + 1] : undefined
  const step = (id: number | undefined) => id !== undefined && detail.step(id)
  // Single-key shortcuts interfere with speech input, for example, so they can be turned off.
  const hasKeys = readMeta(useUser(), 'keyboard_shortcuts') !== '0'
  useStepKeys(hasKeys && detail.id !== null, { k: () => step(previous), j: () => step(next) })

  return (
    <>
      <Sheet
        open={detail.id !== null}
        onOpenChange={(isOpen) => !isOpen && detail.close()}
        side="end"
        title={row === undefined ? text(`${kind}.one`) : refOf(row).name}
        closeLabel={text('detail.close')}
        headerEnd={
          <Inline gap="1">
            <IconButton
              label={text(`${kind}.previous`)}
              icon={<ChevronUp aria-hidden />}
              aria-keyshortcuts={hasKeys ? 'k' : undefined}
              disabled={previous === undefined}
              onClick={() => step(previous)}
            />
            <IconButton
              label={text(`${kind}.next`)}
              icon={<ChevronDown aria-hidden />}
              aria-keyshortcuts={hasKeys ? 'j' : undefined}
              disabled={next === undefined}
              onClick={() => step(next)}
            />
          </Inline>
        }
      >
        {shown !== null && (
          <WidgetBoundary
            key={shown}
            failedTitle={text(`${kind}.oneFailed`)}
            loading={<DetailSkeleton label={text(`${kind}.oneLoading`)} />}
            replaceFailure={replaceMissingRow({
              title: text('detail.gone', { row: text(`${kind}.one`) }),
              back: <Button onClick={detail.close}>{text('detail.back')}</Button>,
            })}
          >
            <Item {...{ view, Detail }} id={shown} />
          </WidgetBoundary>
        )}
      </Sheet>
      {detail.id === null && (
        <NotesSheet
          nameOf={(type, id) => {
            const noted = type === item ? page?.data.find((candidate) => candidate.id === id) : undefined
            return noted && refOf(noted).name
          }}
        />
      )}
    </>
  )
}

function Item<Row extends ListedRow, OneRow extends Row & ListedDetail>({
  view,
  Detail,
  id,
}: Pick<ListDetailProps<Row, OneRow>, 'view' | 'Detail'> & { id: number }) {
  const text = useText()
  const { data: item } = useSuspenseQuery(view.one(id))
  const row = view.refOf(item)
  const { admin_url, store_name } = item
  return (
    <Stack gap="6">
      <ItemActions row={row} shopUrl={admin_url ?? null} {...(store_name && { shopName: store_name })} />
      <Detail item={item} />
      <DetailSection title={text('detail.notes')}>
        <NotesPanel row={row} />
      </DetailSection>
    </Stack>
  )
}

function DetailSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Stack gap="4">
        <Skeleton width="60%" height={32} />
        <Skeleton height={120} />
        <Skeleton height={160} />
        <Skeleton height={80} />
      </Stack>
    </Loading>
  )
}
