import MapPin from "lucide-react/icons/map-pin";
import { type KeyboardEvent, type MouseEvent, useId, useState, useSyncExternalStore } from "react";
import { pixelOf, positionAt } from "#app/components/directory/map/frame.ts";
import { MapCredit } from "#app/components/directory/map/map-credit.tsx";
import { Button } from "#app/ui/button.tsx";
import { kilometersBetween, type Position } from "#domain/directory/position.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { PointMap } from "./point-map.server.ts";
import { errorOf, type SectionProps } from "./section-form.tsx";

/** The number of drawing pixels by which an arrow key moves the point. With the shift key it is ten times as many. */
const STEP = 1;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

/** The position of the center: a pin on a map, moved by a click or by the arrow keys. Without script it stays where it is. */
export function MapPoint({ map, values, errors }: Pick<SectionProps, "values" | "errors"> & { map: PointMap }) {
  const [typed, setTyped] = useState({ latitud: values.text("latitud"), longitud: values.text("longitud") });
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const hint = useId();
  const { view, frame, paths, towns, city } = map;
  const point = readPoint(typed);
  const pixel = point && pixelOf(frame, point);
  const put = (at: { x: number; y: number }) => {
    const { latitude, longitude } = positionAt(frame, {
      x: Math.min(Math.max(at.x, view.x), view.x + view.width),
      y: Math.min(Math.max(at.y, view.y), view.y + view.height),
    });
    setTyped({ latitud: String(latitude), longitud: String(longitude) });
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const perPixel = view.width / box.width;
    put({ x: view.x + (event.clientX - box.left) * perPixel, y: view.y + (event.clientY - box.top) * perPixel });
  };
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const [x, y] = move.map((by) => by * (event.shiftKey ? 10 : 1)) as [number, number];
    const from = pixel ?? { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    put({ x: from.x + x, y: from.y + y });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {awake && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <div
            id="campo-latitud"
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the point.
            tabIndex={0}
            aria-label={city ? m.listing_map_of({ city: city.name }) : m.listing_map_country()}
            aria-describedby={hint}
            onClick={click}
            onKeyDown={press}
            className="relative cursor-crosshair overflow-hidden rounded-lg border bg-tonal"
          >
            <svg
              viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
              aria-hidden
              strokeLinejoin="round"
              className="block w-full text-xs"
            >
              <path d={paths.neighbor} className="fill-hover" />
              <path d={paths.land} className="fill-surface-2 stroke-mar-300" strokeWidth="1.5" />
              <path
                d={paths.borders}
                strokeWidth="1.25"
                strokeDasharray="1 5"
                strokeLinecap="round"
                className="fill-none stroke-line-input"
              />
              {towns.map(({ name, x, y }) => (
                <g key={name}>
                  <circle cx={x} cy={y} r="4" className="fill-ink-3" />
                  <text x={x + 8} y={y + 4} className="fill-ink-2 font-semibold">
                    {name}
                  </text>
                </g>
              ))}
            </svg>
            {pixel && (
              <MapPin
                aria-hidden
                className="absolute size-8 fill-alba-600 stroke-white [translate:-50%_-92%]"
                style={{ left: percent((pixel.x - view.x) / view.width), top: percent((pixel.y - view.y) / view.height) }}
              />
            )}
          </div>
          <p id={hint} className="text-ink-2 text-sm">
            {m.listing_map_hint()} {city ? "" : m.listing_map_city_first()}
          </p>
          <p aria-live="polite" className="min-h-6 font-medium text-sm tabular-nums">
            {point && city && m.listing_map_away({ kilometers: formatNumber(kilometersBetween(city, point), 1), city: city.name })}
          </p>
          {(["latitud", "longitud"] as const).map((name) => {
            const error = errorOf(errors, name);
            return (
              error && (
                <p key={name} className="text-err text-sm">
                  {error}
                </p>
              )
            );
          })}
          <MapCredit />
        </div>
      )}
      {(["latitud", "longitud"] as const).map((name) => (
        <input
          key={name}
          hidden
          name={name}
          maxLength={14}
          value={typed[name]}
          onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <noscript>
        <p className="text-ink-2 text-sm">{values.text("latitud") ? m.listing_map_kept() : m.listing_map_without()}</p>
      </noscript>
      {awake && (typed.latitud !== "" || typed.longitud !== "") && (
        <Button type="button" kind="quiet" size="s" className="justify-self-start" onClick={() => setTyped({ latitud: "", longitud: "" })}>
          {m.listing_map_remove()}
        </Button>
      )}
    </div>
  );
}

function readPoint({ latitud, longitud }: { latitud: string; longitud: string }): Position | null {
  const [latitude, longitude] = [latitud, longitud].map((text) =>
    text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", ".")),
  );
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude: latitude!, longitude: longitude! } : null;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
