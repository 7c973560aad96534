import ArrowRight from "lucide-react/icons/arrow-right";
import { AskPicture, DecidePicture, ExplorePicture } from "#app/components/illustration/steps.tsx";
import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { m } from "#messages/m.ts";
import { SectionHead } from "./section-head.tsx";

export function Steps() {
  const steps = [
    { Picture: ExplorePicture, title: m.home_steps_explore_title(), text: m.home_steps_explore() },
    { Picture: AskPicture, title: m.home_steps_ask_title(), text: m.home_steps_ask() },
    { Picture: DecidePicture, title: m.home_steps_decide_title(), text: m.home_steps_decide() },
  ];
  return (
    <section aria-labelledby="pasos" className="bg-tint">
      <div className="wrap band">
        <SectionHead
          id="pasos"
          title={m.home_steps_title()}
          action={
            <TextLink href={href("/como-funciona")} iconAfter={<ArrowRight />}>
              {m.home_steps_more()}
            </TextLink>
          }
        />
        <ol className="grid gap-8 sm:grid-cols-3 sm:max-md:gap-5">
          {steps.map(({ Picture, title, text }) => (
            <li key={title} className="grid content-start gap-2">
              <Picture />
              <h3 className="mt-3.5 title-4">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
