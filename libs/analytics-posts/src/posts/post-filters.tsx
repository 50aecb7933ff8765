import { filteredMetrics, postKinds } from '@tandem/api-contract'
import { ChoiceFilter, NumberRangeFilter, useIsPhone } from '@tandem/design-system'
import { ListFilterBar } from '@tandem/lists'
import type { ShownColumns } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { useKindText } from '../post-kind/messages.ts'
import { postKindIcons } from '../post-kind/post-kind-chip.tsx'
import { filteredMetricName } from '../post-metrics/messages.ts'
import { usePostsText } from './messages.ts'
import type { PostColumn } from './post-columns.tsx'
import { listSort, metricRange, withMetric } from './post-search.ts'
import type { PostList, PostListSearch } from './post-search.ts'
import { ProductFilter } from './product-filter.tsx'
import { postQueries } from './queries.ts'
import { SortMenu } from './sort-menu.tsx'

interface FilterProps {
  /** The requested search, which may still be loading. */
  search: PostListSearch
  onChange: (change: Partial<PostListSearch>) => void
}

interface PostFiltersProps {
  list: PostList
  /** The columns to choose from; cards have none. */
  table: ShownColumns<PostColumn> | undefined
}

/** The row above the posts that says which ones are shown. */
export function PostFilters({ list, table }: PostFiltersProps) {
  const { chosen: search, change: onChange } = list
  const text = usePostsText()
  const isPhone = useIsPhone()
  return (
    <ListFilterBar
      list={list}
      label={text('filters.label')}
      search={{ label: text('filters.search'), placeholder: text('filters.search') }}
      datesLabel={text('filters.date')}
      table={table}
      folds
      end={
        isPhone && (
          <SortMenu
            isOwn={search.service === 'social'}
            value={listSort(search)}
            onValueChange={(sort) => onChange({ sort })}
          />
        )
      }
      more={
        <>
          <CollectionFilter {...{ search, onChange }} />
          <PosterFilter {...{ search, onChange }} />
          {filteredMetrics.map((metric) => (
            <NumberRangeFilter
              key={metric}
              label={filteredMetricName(metric)}
              {...(metric === 'engagement' && { unit: text('filters.percent'), decimals: 2 })}
              value={metricRange(search, metric)}
              onValueChange={(range) => onChange(withMetric(metric, range))}
            />
          ))}
        </>
      }
    >
      <KindFilter {...{ search, onChange }} />
      {search.service === 'social' && <ProductFilter {...{ search, onChange }} />}
    </ListFilterBar>
  )
}

function KindFilter({ search, onChange }: FilterProps) {
  const text = usePostsText()
  const kindText = useKindText()
  return (
    <ChoiceFilter
      label={text('filters.kind')}
      labels={{ any: text('filters.allKinds') }}
      options={postKinds.map((kind) => {
        const Icon = postKindIcons[kind]
        return { value: kind, label: kindText(kind), icon: <Icon size={16} aria-hidden /> }
      })}
      value={search.kind ?? []}
      onValueChange={(chosen) => onChange({ kind: postKinds.filter((kind) => chosen.includes(kind)) })}
    />
  )
}

function CollectionFilter({ search, onChange }: FilterProps) {
  const text = usePostsText()
  const { data, isError } = useQuery(postQueries.collections(search.service))
  const { collection_id } = search
  return (
    <ChoiceFilter
      label={text('filters.collection')}
      exclusive
      options={(data ?? []).map(({ id, name, accounts_count }) => ({
        value: String(id),
        label: name,
        count: accounts_count,
      }))}
      loading={data === undefined && !isError}
      labels={isError ? { nothing: text('filters.failed') } : {}}
      value={collection_id === undefined ? [] : [String(collection_id)]}
      onValueChange={([id]) => onChange({ collection_id: id === undefined ? undefined : Number(id) })}
    />
  )
}

function PosterFilter({ search, onChange }: FilterProps) {
  const text = usePostsText()
  const { data, isError } = useQuery(postQueries.posters(search.service))
  return (
    <ChoiceFilter
      label={text('filters.poster')}
      options={(data ?? []).map(({ id, username, name, posts_count }) => ({
        value: String(id),
        label: `@${username}`,
        count: posts_count,
        ...(name !== null && { keywords: name }),
      }))}
      loading={data === undefined && !isError}
      labels={isError ? { nothing: text('filters.failed') } : {}}
      value={(search.poster_id ?? []).map(String)}
      onValueChange={(ids) => onChange({ poster_id: ids.map(Number) })}
    />
  )
}
