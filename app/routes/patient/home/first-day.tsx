import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import Scale from "lucide-react/icons/scale";
import Search from "lucide-react/icons/search";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";

/** Three ways to begin, while there is nothing else to show. */
export function FirstDay() {
  const ways = [
    { path: "/busqueda", icon: <Search />, title: m.patients_first_search(), text: m.patients_first_search_text() },
    { path: "/comparar", icon: <Scale />, title: m.patients_first_compare(), text: m.patients_first_compare_text() },
    { path: "/asesoramiento", icon: <MessageCircleQuestion />, title: m.patients_first_ask(), text: m.patients_first_ask_text() },
  ];
  return (
    <Panel title={m.patients_first_title()}>
      <ul className="grid gap-3 md:grid-cols-3">
        {ways.map(({ path, icon, title, text }) => (
          <li key={path} className="relative grid content-start gap-1 rounded-lg border p-4 hover:bg-tint">
            <span className="text-[1.375rem] text-brand">{icon}</span>
            <a
              href={href(path)}
              className="font-semibold text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
            >
              {title}
            </a>
            <span className="text-ink-2 text-sm">{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
