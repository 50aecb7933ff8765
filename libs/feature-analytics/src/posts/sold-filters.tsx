import { attributionSteps } from '@tandem/api-contract'
import { Button, FilterBar, Switcher } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { DateFilter } from '@tandem/workbench'
import { useQuery } from '@tanstack/react-query'
import { usePostsText } from './messages.ts'
import { dateChoiceOf, hasChosenDays, noFilters, withDates } from './post-search.ts'
import type { PostListSearch, soldRequest } from './post-search.ts'
import { postQueries } from './queries.ts'
import { countedSteps } from './sold-view.tsx'
import { StepKey } from './sold-bar.tsx'

interface SoldFiltersProps {
  search: PostListSearch
  /** What is shown, so that its currencies can be offered. */
  request: ReturnType<typeof soldRequest>
  onChange: (change: Partial<PostListSearch>) => void
}

/** What the ranking counts: days, the currency, and how sure a sale must be. */
export function SoldFilters({ search, request, onChange }: SoldFiltersProps) {
  const text = usePostsText()
  // The ranking itself reads it and shows where that fails.
  const { data } = useQuery({ ...postQueries.sold(request), enabled: false })
  const currency = search.currency ?? data?.meta.currency
  const currencies = [
    ...new Set([...(data?.meta.currencies ?? []), ...(currency == null ? [] : [currency])]),
  ].toSorted()
  const steps = countedSteps(search)
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
          <fieldset className={toggles} aria-label={text('sold.steps')}>
            {attributionSteps.map((step) => {
              const isOn = steps.includes(step)
              return (
                <Button
                  key={step}
                  variant={isOn ? 'secondary' : 'ghost'}
                  aria-pressed={isOn}
                  icon={<StepKey step={step} />}
                  // One at least counts.
                  aria-disabled={(isOn && steps.length === 1) || undefined}
                  onClick={() => {
                    const next = attributionSteps.filter((one) => steps.includes(one) !== (one === step))
                    if (next.length > 0)
                      onChange({ steps: next.length === attributionSteps.length ? undefined : next })
                  }}
                >
                  {text(`revenue.${step}`)}
                </Button>
              )
            })}
          </fieldset>
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

const toggles = css({ display: 'flex', gap: '2' })
