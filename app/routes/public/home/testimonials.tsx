import ArrowRight from "lucide-react/icons/arrow-right";
import { LeafTrio } from "#app/components/illustration/leaves.tsx";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Testimonial } from "#domain/directory/home.server.ts";
import { m } from "#messages/m.ts";
import { SectionHead } from "./section-head.tsx";

/** Shows selected reviews, including some of treatments that did not work. */
export function Testimonials({ testimonials: [first, ...others] }: { testimonials: readonly Testimonial[] }) {
  if (!first) return null;
  return (
    <section aria-labelledby="testimonios" className="bg-warm">
      <div className="wrap band">
        <SectionHead
          id="testimonios"
          title={m.home_testimonials_title()}
          lead={m.home_testimonials_lead()}
          action={
            <TextLink href={href("/testimonios")} iconAfter={<ArrowRight />}>
              {m.reviews_stories_from_home()}
            </TextLink>
          }
        />
        <div className={`grid gap-4 md:gap-6 ${others.length > 0 ? "md:grid-cols-[1.35fr_1fr]" : ""}`}>
          <figure className="flex flex-col justify-between gap-9 rounded-3xl border border-alba-100 bg-surface p-7 md:p-11 dark:border-line">
            <LeafTrio />
            <blockquote className="max-w-[20em] font-display text-[1.75rem] leading-[1.18]! font-[640] tracking-[-.012em] text-balance md:text-[2.125rem]">
              {first.text}
            </blockquote>
            <Author of={first} checked />
          </figure>
          {others.length > 0 && (
            <div className="grid auto-rows-fr gap-4 md:gap-6">
              {others.map((testimonial) => (
                <figure
                  key={testimonial.id}
                  className="grid content-between gap-[18px] rounded-3xl border border-alba-100 bg-surface p-6 md:p-8 dark:border-line"
                >
                  <blockquote className="text-[1.15625rem] leading-[1.5]!">{testimonial.text}</blockquote>
                  <Author of={testimonial} />
                </figure>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function Author({ of: { author, service, city, heldOn }, checked }: { of: Testimonial; checked?: boolean }) {
  const year = heldOn.slice(0, 4);
  return (
    <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-md">
      <b className="font-bold">{author}</b>{" "}
      <span className="text-ink-2">
        {[service && city ? m.reviews_service_in({ service, city }) : (service ?? city), year].filter(Boolean).join(", ")}
      </span>{" "}
      {checked && <Badge kind="verified">{m.reviews_consultation_checked()}</Badge>}
    </figcaption>
  );
}
