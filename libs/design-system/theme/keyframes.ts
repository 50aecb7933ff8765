const faded = (...stops: string[]) => ({ maskImage: `linear-gradient(to right, ${stops.join(', ')})` })
const [start, end] = ['transparent, black 1.5rem', 'black calc(100% - 1.5rem), transparent']

/** Movements are short and at most 4 px; nothing else on a page moves. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.6' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(4px)' } },
  'rise-out': { to: { opacity: '0', transform: 'translateY(4px)' } },
  // From right to left, a sheet comes from the other side.
  'slide-in': { from: { transform: 'translateX(var(--away, -100%))' } },
  'slide-out': { to: { transform: 'translateX(var(--away, -100%))' } },
  life: { to: { transform: 'scaleX(0)' } },
  'fill-slowly': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
  // Of a row along which a person scrolls: from its start, where only the end hides something, to its end.
  'fade-edges': { from: faded(end), '1%, 99%': faded(start, end), to: faded(start) },
  // Of a region with a column that stays at its start: only the end hides something, until a person has scrolled there.
  'fade-end': { '0%, 99%': faded(end), to: { maskImage: 'none' } },
  travel: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(334%)' } },
}
