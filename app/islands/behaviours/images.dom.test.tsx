import { expect, test, vi } from "vitest";
import { replaceMissingImages } from "./images.ts";
import "./missing-image.ts";

test("a picture that does not come is replaced once, and says so", async () => {
  document.body.innerHTML = '<img src="/fotos/una.jpg" srcset="/fotos/una@2x.jpg 2x" alt="La entrada">';
  replaceMissingImages();
  const image = document.querySelector("img")!;
  image.dispatchEvent(new Event("error"));
  await expect.poll(() => image.getAttribute("src")).toBe("/placeholder.svg");
  expect(image.alt).toBe("Imagen no disponible");
  expect(image.hasAttribute("srcset")).toBe(false);

  const asked = vi.spyOn(image, "src", "set");
  image.dispatchEvent(new Event("error"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).not.toHaveBeenCalled();
});
