import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import Gift from "lucide-react/icons/gift";
import LogOut from "lucide-react/icons/log-out";
import User from "lucide-react/icons/user";
import { Scene } from "#app/components/illustration/illustration.tsx";
import { galleryScenes } from "#app/components/illustration/scene.ts";
import { Button } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Dialog, DialogBody, DialogFooter, DialogHeader, DialogSide } from "#app/ui/dialog.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { MenuAction, MenuLine, MenuLink, PopoverMenu } from "#app/ui/popover-menu.tsx";
import { Toast } from "#app/ui/toast.tsx";
import { m } from "#messages/m.ts";
import { Block, Columns, Row } from "./block.tsx";

const nothing = () => {};

export function Overlays() {
  return (
    <Block title={m.dev_kit_overlays()}>
      <Row>
        <Button type="button" kind="primary" opens="muestra-dialogo">
          {m.dev_kit_open_dialog()}
        </Button>
        <Button type="button" kind="outline" opens="muestra-pregunta">
          {m.dev_kit_open_question()}
        </Button>
        <Button type="button" kind="outline" opens="muestra-cajon">
          {m.dev_kit_open_drawer()}
        </Button>
        <PopoverMenu
          id="muestra-menu"
          label={m.dev_kit_account()}
          button={{ kind: "outline", size: "m", iconAfter: <ChevronDown />, children: "María" }}
          heading={
            <>
              <p className="font-bold">María Rosario</p>
              <p className="text-sm text-ink-2">m.rosario@correo.example</p>
            </>
          }
        >
          <MenuLink href="#perfil" icon={<User />} aria-current="page">
            {m.dev_kit_profile()}
          </MenuLink>
          <MenuLine />
          <MenuAction type="button" icon={<LogOut />}>
            {m.dev_kit_sign_out()}
          </MenuAction>
        </PopoverMenu>
      </Row>
      <Columns>
        <Toast kind="ok" title={m.dev_kit_toast_ok()} closeLabel={m.forms_close()} onClose={nothing}>
          {m.dev_kit_toast_ok_detail()}
        </Toast>
        <Toast kind="error" title={m.dev_kit_toast_error()} closeLabel={m.forms_close()} onClose={nothing}>
          {m.dev_kit_toast_error_detail()}
        </Toast>
      </Columns>
      <Columns>
        <Carousel
          className="aspect-[16/9.6] rounded-2xl"
          label={m.dev_kit_carousel()}
          labels={{
            previous: m.forms_carousel_previous(),
            next: m.forms_carousel_next(),
            pause: m.forms_carousel_pause(),
            play: m.forms_carousel_play(),
            go: (number) => m.centers_gallery_go({ number, total: 4 }),
          }}
          intervalMs={4000}
          slides={galleryScenes("Santiago", "instituto-marea-alta", 4).map((scene) => ({
            key: scene.scene,
            picture: <Scene {...scene} alt={m.dev_kit_scene({ city: "Santiago" })} />,
          }))}
        />
      </Columns>

      <Dialog
        id="muestra-dialogo"
        closeLabel={m.forms_close()}
        side={
          <DialogSide picture={<Scene scene="sea" palette="dawn" flipped={false} alt="" />} foot={m.dev_kit_prefer_talking()}>
            <p>{m.dev_kit_writing_to()}</p>
            <p className="title-3 text-on-deep">Clínica Luna de Larimar</p>
            <p className="mt-6 flex gap-3.5">
              <Gift className="size-[22px] text-alba-300" />
              <span>
                <b className="block text-on-deep">{m.dev_kit_free()}</b>
                {m.dev_kit_free_detail()}
              </span>
            </p>
          </DialogSide>
        }
      >
        <DialogHeader dialogId="muestra-dialogo" title={m.dev_kit_dialog_title()}>
          <p className="text-sm text-ink-2">{m.dev_kit_dialog_sub()}</p>
        </DialogHeader>
        <DialogBody>
          <Field label={m.dev_kit_name()} required>
            {(control) => <Input {...control} />}
          </Field>
        </DialogBody>
        <DialogFooter>
          <p className="grow text-sm text-ink-2">{m.forms_step({ step: 1, total: 3 })}</p>
          <Button type="button" kind="primary" size="l" iconAfter={<ArrowRight />}>
            {m.forms_continue()}
          </Button>
        </DialogFooter>
      </Dialog>

      <Dialog id="muestra-pregunta" size="question" closeLabel={m.forms_close()}>
        <DialogHeader dialogId="muestra-pregunta" title={m.dev_kit_question_title()} />
        <DialogBody>{m.dev_kit_question_body()}</DialogBody>
        <DialogFooter>
          <Button type="button" kind="outline" closes="muestra-pregunta">
            {m.forms_cancel()}
          </Button>
          <Button type="button" kind="primary" closes="muestra-pregunta" className="ml-auto">
            {m.dev_kit_yes()}
          </Button>
        </DialogFooter>
      </Dialog>

      <Drawer
        id="muestra-cajon"
        title={m.dev_kit_filters()}
        closeLabel={m.forms_close()}
        footer={
          <>
            <Button type="button" kind="outline">
              {m.forms_clear()}
            </Button>
            <Button type="button" kind="primary" className="grow" closes="muestra-cajon">
              {m.dev_kit_see_centers()}
            </Button>
          </>
        }
      >
        <Checkbox name="servicio" label="FIV" count={18} defaultChecked />
        <Checkbox name="servicio" label="ICSI" count={15} />
      </Drawer>
    </Block>
  );
}
