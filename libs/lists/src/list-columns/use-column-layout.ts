import type { ColumnLayout } from '@tandem/design-system'
import { readMeta, sessionQueries, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readTableChoice, writeTableChoice } from './table-choice.ts'
import type { Density, TableChoice } from './table-choice.ts'

/**
 * The columns of a list as the signed-in user wants them, kept in the meta `columns.<list>`. A change shows at once;
 * one that the server refuses goes back by itself, with a toast.
 */
export function useColumnLayout(list: string) {
  const client = useQueryClient()
  const { mutate } = useMutation(updateMetaMutation)
  const key = `columns.${list}` as const
  const { layout, density } = readTableChoice(readMeta(useUser(), key))
  // Read when something is chosen, not when it was drawn: two choices may come between two renders.
  const change = (next: TableChoice) => {
    const before = readTableChoice(readMeta(client.getQueryData(sessionQueries.me.queryKey) ?? null, key))
    mutate({ [key]: writeTableChoice({ ...before, ...next }) })
  }
  return {
    layout,
    /** Undefined goes back to the columns as they come. */
    setLayout: (next: ColumnLayout | undefined) => change({ layout: next }),
    density,
    setDensity: (next: Density) => change({ density: next }),
  }
}
