import { provenWindows, soldRankings } from '@tandem/api-contract'
import { DateFilter } from '@tandem/choices'
import { FilterBar, Switcher } from '@tandem/design-system'
import { useQuery } from '@tanstack/react-query'
import { usePostsText } from './messages.ts'
import { dateChoiceOf, hasChosenDays, noFilters, usualSort, withDates } from './post-search.ts'
import type { PostListSearch, soldRequest } from './post-search.ts'
import { postQueries } from './queries.ts'
import { rankedWindow } from './post-sales.ts'

interface SoldFiltersProps {
  search: PostListSearch
  /** The current request, for its currencies. */
  request: ReturnType<typeof soldRequest>
  onChange: (change: Partial<PostListSearch>) => void
}

/** The filters of the ranking: days, currency, and how long after a post an order can come. */
export function SoldFilters({ search, request, onChange }: SoldFiltersProps) {
  const text = usePostsText()
  // The ranking itself reads it and shows a failure.
  const { data } = useQuery({ ...postQueries.sold(request), enabled: false })
  const currency = search.currency ?? data?.meta.currency
  const currencies = [
    ...new Set([...(data?.meta.currencies ?? []), ...(currency == null ? [] : [currency])]),
  ].toSorted()
  return (
    <FilterBar
      label={text('sold.filter')}
      pinned={
        <DateFilter
          label={text('filters.date')}
          value={dateChoiceOf(search)}
          onValueChange={(choice) => onChange(withDates(choice))}
        />
      }
      activeCount={hasChosenDays(search) ? 1 : 0}
      pinnedCount={hasChosenDays(search) ? 1 : 0}
      onClearAll={() => onChange(noFilters)}
      end={
        <>
          <Switcher
            label={text('sold.ranking')}
            options={soldRankings.map((value) => ({ value, label: text(`sold.by.${value}`) }))}
            value={request.rank}
            onValueChange={(rank) =>
              onChange({ rank: rank === 'proven' ? undefined : rank, sort: usualSort })
            }
          />
          <Switcher
            label={text('sold.window')}
            options={provenWindows.map((days) => ({ value: days, label: text('sold.days', { days }) }))}
            value={request.window}
            onValueChange={(window) => onChange({ window: window === rankedWindow ? undefined : window })}
          />
          {currency != null && (
            <Switcher
              label={text('sold.currency')}
              options={currencies.map((code) => ({ value: code, label: code }))}
              value={currency}
              onValueChange={(code) => onChange({ currency: code })}
            />
          )}
        </>
      }
    />
  )
}
