import { cellName, cellRows, hourName, hours } from './heat-reading.ts'
import type { HeatReading } from './heat-reading.ts'
import type { ChartWords } from './labels.ts'
import type { TableModel } from './table-model.ts'

/** For the page: an hour per row, a weekday per column, the overlay in words after the value. */
export const heatTable = (reading: HeatReading, words: ChartWords): TableModel => ({
  head: words.hour,
  columns: reading.order.map((weekday) => ({
    key: String(weekday),
    label: words.weekdays[weekday % 7] ?? '',
  })),
  rows: hours.map((hour) => ({
    key: hour,
    name: hourName(hour),
    cells: reading.order.map((weekday) => {
      const [own, over] = cellRows(reading, weekday, hour)
      const shown = over ? `${own?.value ?? '–'} / ${over.value}` : own?.value
      return { shown, plain: null }
    }),
  })),
})

/** For a file: a line for each hour of the week and a column for each layer. */
export function heatCsvTable(reading: HeatReading, words: ChartWords): TableModel {
  const { overlay } = reading
  const figure = (value: number, plainValue: HeatReading['plainValue']) => ({
    plain: { figure: String(plainValue(value)) },
  })
  return {
    head: words.weekday,
    columns: [
      { key: 'hour', label: words.hour, align: 'start' },
      { key: 'value', label: reading.label },
      ...(overlay ? [{ key: 'overlay', label: overlay.label }] : []),
    ],
    rows: reading.order.flatMap((weekday) =>
      hours.map((hour) => {
        const value = reading.values[weekday - 1]?.[hour] ?? null
        return {
          key: cellName(weekday, hour, words),
          name: words.weekdays[weekday % 7] ?? '',
          cells: [
            { plain: hourName(hour) },
            value === null ? { plain: null } : figure(value, reading.plainValue),
            ...(overlay ? [figure(overlay.values[weekday - 1]?.[hour] ?? 0, overlay.plainValue)] : []),
          ],
        }
      }),
    ),
  }
}
