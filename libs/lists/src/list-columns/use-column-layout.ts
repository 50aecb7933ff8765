import type { ColumnLayout, ColumnWidths } from '@tandem/design-system'
import { readMeta, sessionQueries, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readTableChoice, writeTableChoice } from './table-choice.ts'
import type { Density, TableChoice } from './table-choice.ts'

const none: ColumnWidths['value'] = {}

/** The widths of a list's columns as the signed-in user chose them. */
export const useColumnWidths = (list: string): ColumnWidths => useColumnLayout(list).widths

/**
 * The columns of a list as the signed-in user chose them, stored in the preference `columns.<list>`. A change
 * shows immediately; if the server refuses it, it is reverted, with a toast.
 */
export function useColumnLayout(list: string) {
  const client = useQueryClient()
  const { mutate } = useMutation(updateMetaMutation)
  const key = `columns.${list}` as const
  const kept = readMeta(useUser(), key)
  // The table redraws its cells only for different widths.
  const { layout, density, widths = none } = useMemo(() => readTableChoice(kept), [kept])
  // Read at the time of the change, because two changes can come between two renders.
  const change = (next: TableChoice) => {
    const before = readTableChoice(readMeta(client.getQueryData(sessionQueries.me.queryKey) ?? null, key))
    mutate({ [key]: writeTableChoice({ ...before, ...next }) })
  }
  return {
    layout,
    /** Undefined returns to the default columns in their usual widths. */
    setLayout: (next: ColumnLayout | undefined) =>
      change({ layout: next, ...(next === undefined && { widths: undefined }) }),
    density,
    setDensity: (next: Density) => change({ density: next }),
    widths: {
      value: widths,
      onValueChange: (next) => change({ widths: Object.keys(next).length === 0 ? undefined : { ...next } }),
    } satisfies ColumnWidths,
  }
}
