import { patternId, patternStrokes } from './series-style.ts'

/** Replace colours when the reader's system sets its own. */
export function ColumnPatterns({ chartId }: { chartId: string }) {
  return (
    <defs>
      {patternStrokes.map((strokes, place) => (
        <pattern
          key={place}
          id={patternId(chartId, place)}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <path d={strokes} stroke="CanvasText" />
        </pattern>
      ))}
    </defs>
  )
}
