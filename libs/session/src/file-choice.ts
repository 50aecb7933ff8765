import type { DecimalMark } from '@tandem/api-contract'
import { csvStyleOf, setCsvStyle } from '@tandem/format'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readMeta, updateMetaMutation } from './queries.ts'
import { useUser } from './session.ts'

/** What a list can be exported as: a workbook, a CSV with commas or with semicolons, or copied cells. */
export const fileChoices = ['xlsx', 'csv', 'csv_semicolon', 'cells'] as const
export type FileChoice = (typeof fileChoices)[number]

/** The decimal mark of this computer's language, which its spreadsheet most likely has too. */
function usualDecimalMark(): DecimalMark {
  const parts = new Intl.NumberFormat([...navigator.languages]).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'comma' : 'point'
}

/** The decimal mark of text files for somebody who exports as this. */
export const decimalMarkOf = (choice: FileChoice): DecimalMark =>
  choice === 'csv' ? 'point' : choice === 'csv_semicolon' ? 'comma' : usualDecimalMark()

/** What the signed-in user exported last, at first a workbook; and a function that remembers another choice. */
export function useFileChoice(): readonly [FileChoice, (choice: FileChoice) => void] {
  const { mutate } = useMutation(updateMetaMutation)
  const kept = readMeta(useUser(), 'export_file')
  return [
    fileChoices.find((choice) => choice === kept) ?? 'xlsx',
    (choice) => mutate({ export_file: choice }),
  ]
}

/** Gives files that a page writes itself, such as those of charts, the separators of the person's exports. */
export function useCsvStyle(): void {
  const [choice] = useFileChoice()
  useEffect(() => setCsvStyle(csvStyleOf(decimalMarkOf(choice))), [choice])
}
