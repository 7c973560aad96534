import clsx from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { ReactNode } from "react";

interface CarouselSlide {
  key: string;
  picture: ReactNode;
}

interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** "Fotos de Clínica Luna de Larimar" */
  label: string;
  labels: { previous: string; next: string; pause: string; play: string; go: (number: number) => string };
  /** How long each picture stays: 5 s by default, 4 s on cards. */
  intervalMs?: 4000 | 5000;
  className?: string;
}

const DISC = "grid size-[34px] place-items-center rounded-full bg-white/95 text-mar-900 [&>.lucide]:size-[17px]";
/** The largest number of dots between counter and arrows. Carousels with more pictures have only the counter. */
const DOTS = ["@min-[272px]:flex", "@min-[272px]:flex", "@min-[320px]:flex", "@min-[320px]:flex", "@min-[368px]:flex", "@min-[368px]:flex"];
const dotsFor = (pictures: number) => DOTS[pictures - 2];
const TARGET = "grid size-11 place-items-center rounded-full";

/**
 * Pictures that scroll sideways with snap points. islands/behaviours/carousel.ts adds the controls; without it the visitor scrolls. A
 * single picture has no controls.
 */
export function Carousel({ slides, label, labels, intervalMs = 5000, className }: CarouselProps) {
  if (slides.length < 2) return <div className={clsx("relative overflow-hidden", className)}>{slides[0]?.picture}</div>;
  return (
    <section aria-label={label} data-carousel={intervalMs} className={clsx("group relative overflow-hidden", className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul data-track tabIndex={0} aria-label={label} className="scroller size-full -outline-offset-4">
        {slides.map((slide, index) => (
          // A lazy picture would be loaded because it is near, even though its slide is hidden.
          <li key={slide.key} className="snap-item size-full" style={index > 0 ? { contentVisibility: "auto" } : undefined}>
            {slide.picture}
          </li>
        ))}
      </ul>
      <div className="pointer-events-none @container absolute inset-x-0 bottom-0 flex min-h-11 items-center justify-between pr-1.5 pb-1.5 pl-3.5">
        <span data-counter className="num rounded-full bg-mar-900/82 px-2.5 py-[3px] text-xs font-medium text-white">
          1 / {slides.length}
        </span>
        <span data-controls hidden className="flex grow items-center justify-end [&>span]:pointer-events-auto">
          {dotsFor(slides.length) && (
            <span className={clsx("mx-auto hidden rounded-full bg-mar-900/82 px-1", dotsFor(slides.length))}>
              {slides.map(({ key }, index) => (
                <button
                  key={key}
                  type="button"
                  data-go={index}
                  aria-label={labels.go(index + 1)}
                  aria-current={index === 0}
                  className="group/dot grid size-6 place-items-center rounded-full"
                >
                  <span className="size-[7px] rounded-full bg-white/50 group-aria-[current=true]/dot:bg-white" />
                </button>
              ))}
            </span>
          )}
          <span className="flex">
            <button type="button" data-previous aria-label={labels.previous} className={TARGET}>
              <span className={DISC}>
                <ChevronLeft />
              </span>
            </button>
            <button type="button" data-pause aria-label={labels.pause} data-play-label={labels.play} className={TARGET}>
              <span className={DISC}>
                <Pause className="group-data-paused:hidden" />
                <Play className="hidden group-data-paused:block" />
              </span>
            </button>
            <button type="button" data-next aria-label={labels.next} className={TARGET}>
              <span className={DISC}>
                <ChevronRight />
              </span>
            </button>
          </span>
        </span>
      </div>
    </section>
  );
}
